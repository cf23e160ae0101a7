// SPDX-License-Identifier: MIT

import UIKit

/// Return goes from the address to the password and then logs in; the form scrolls over the keyboard.
class LoginViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let errorLabel = UILabel()
  private lazy var loginButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Log In", for: .normal)
    button.addTarget(self, action: #Selector(loginTapped), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    view.backgroundColor = .systemBackground
    configureViews()
    layoutViews()
    NotificationCenter.default.addObserver(
      self, selector: #Selector(keyboardWillChangeFrame(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  private func configureViews() {
    titleLabel.text = "Welcome back"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.textAlignment = .center
    emailField.placeholder = "E-mail"
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .username
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.returnKeyType = .next
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    passwordField.returnKeyType = .done
    passwordField.enablesReturnKeyAutomatically = true
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
    }
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
  }

  private func layoutViews() {
    let stackView = UIStackView(arrangedSubviews: [
      titleLabel, emailField, passwordField, errorLabel, loginButton,
    ])
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.setCustomSpacing(240, after: titleLabel)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
      stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
      stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
      stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stackView.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -48),
    ])
  }

  private func loginTapped() {
    view.endEditing(true)
    let isValid = emailField.text?.contains("@") == true && passwordField.text == "secret"
    errorLabel.text = "No account has this e-mail address and password."
    errorLabel.isHidden = isValid
    print(isValid ? "logged in as \(emailField.text ?? "")" : "refused")
  }

  private func keyboardWillChangeFrame(_ notification: Notification) {
    guard
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    let keyboard = view.convert(value.cgRectValue, from: view.window)
    scrollView.contentInset.bottom = max(0, view.bounds.maxY - keyboard.minY)
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    errorLabel.isHidden = true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      loginTapped()
    }
    return true
  }
}
