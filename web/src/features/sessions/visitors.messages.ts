/** Texts for visitors around the screens. */
export const visitorTexts = {
  login: 'Login',
  logInToInteract: 'Log in to interact with this work',
  logIn: 'Log in',
  or: 'or',
  createAccount: 'create an account',
}
