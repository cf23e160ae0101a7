// SPDX-License-Identifier: MIT

/// The style sheet of tables, search bars and alerts: the desktop theme's colours and font, our sizes.
enum RowStyle {
  static let css = """
    .toprail-table { background-color: @theme_base_color; color: @theme_text_color; }
    .toprail-table.grouped {
      background-color: mix(@theme_bg_color, @theme_fg_color, 0.03); color: @theme_fg_color;
    }
    .toprail-cell { font-size: $TEXT; }
    .toprail-table.grouped .toprail-cell {
      background-color: @theme_base_color; color: @theme_text_color;
    }
    .toprail-cell.separated { box-shadow: inset 0 -1px alpha(currentColor, 0.14); }
    .toprail-cell.inset.first { border-radius: 10px 10px 0 0; }
    .toprail-cell.inset.last { border-radius: 0 0 10px 10px; box-shadow: none; }
    .toprail-cell.inset.first.last { border-radius: 10px; }
    .toprail-table .toprail-cell.selectable:hover { background-color: alpha(currentColor, 0.05); }
    .toprail-table .toprail-cell.selected {
      background-color: alpha(@theme_selected_bg_color, 0.22);
      box-shadow: inset 4px 0 @theme_selected_bg_color;
    }
    .toprail-table .toprail-cell.selected:dir(rtl) {
      box-shadow: inset -4px 0 @theme_selected_bg_color;
    }
    .toprail-table .toprail-cell.highlighted { background-color: alpha(currentColor, 0.15); }
    .toprail-cell:focus:focus-visible {
      outline: 2px solid @theme_selected_bg_color; outline-offset: -3px;
    }
    .toprail-secondary { opacity: 0.75; }
    .toprail-secondary.small, .toprail-section-note { font-size: $NOTE; }
    .toprail-section-title { font-weight: bold; font-size: $NOTE; }
    .toprail-section-note { opacity: 0.75; }
    .toprail-plain-title {
      background-color: mix(@theme_base_color, @theme_text_color, 0.07);
    }
    .toprail-accessory { opacity: 0.6; }
    .toprail-accessory.checkmark { opacity: 1; }
    .toprail-shade { background-color: rgba(0, 0, 0, 0.45); }
    .toprail-alert {
      background-color: @theme_bg_color; color: @theme_fg_color; border-radius: 14px;
      box-shadow: 0 0 0 1px alpha(currentColor, 0.25); font-size: $NOTE;
    }
    .toprail-alert-title { font-size: $TITLE; font-weight: bold; }
    .toprail-alert button { font-size: $TEXT; min-height: 0; min-width: 0; }
    .toprail-alert button.toprail-default { font-weight: bold; }
    .toprail-alert button.toprail-default:not(.destructive-action):not(:disabled) {
      background: @theme_selected_bg_color; color: @theme_selected_fg_color; text-shadow: none;
    }
    """
}
