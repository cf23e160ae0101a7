// SPDX-License-Identifier: MIT

import UIKit

/// Space starts and stops, Command-R resets, Command-L notes a lap.
class StopwatchViewController: UIViewController {
  private let timeLabel = UILabel()
  private let lapsLabel = UILabel()
  private let startButton = UIButton(type: .system)
  private var timer: Timer?
  private var elapsed: TimeInterval = 0
  private var laps = 0

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: " ", modifierFlags: [], action: #Selector(toggle)),
      UIKeyCommand(
        title: "Reset", action: #Selector(reset), input: "r", modifierFlags: .command),
      UIKeyCommand(title: "Lap", action: #Selector(lap), input: "l", modifierFlags: .command),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stopwatch"
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 56, weight: .thin)
    timeLabel.textAlignment = .center
    lapsLabel.textColor = .secondaryLabel
    lapsLabel.textAlignment = .center
    startButton.addTarget(self, action: #Selector(toggle), for: .touchUpInside)
    let lapButton = UIButton(
      type: .system, primaryAction: UIAction(title: "Lap") { [unowned self] _ in lap() })
    let buttons = UIStackView(arrangedSubviews: [lapButton, startButton])
    buttons.distribution = .fillEqually
    let stackView = UIStackView(arrangedSubviews: [timeLabel, lapsLabel, buttons])
    stackView.axis = .vertical
    stackView.spacing = 24
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
    ])
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func toggle() {
    if let timer {
      timer.invalidate()
      self.timer = nil
    } else {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.tick() }
      }
    }
    print(timer == nil ? "stopped" : "started")
    update()
  }

  private func tick() {
    elapsed += 0.1
    update()
  }

  private func lap() {
    laps += 1
    print("lap \(laps)")
    update()
  }

  private func reset() {
    (elapsed, laps) = (0, 0)
    print("reset")
    update()
  }

  private func update() {
    let seconds = elapsed.truncatingRemainder(dividingBy: 60)
    timeLabel.text = String(format: "%02d:%04.1f", Int(elapsed) / 60, seconds)
    lapsLabel.text = "\(laps) laps"
    startButton.setTitle(timer == nil ? "Start" : "Stop", for: .normal)
  }
}
