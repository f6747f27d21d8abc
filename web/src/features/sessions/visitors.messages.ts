/** Texts for visitors around the screens. */
export const visitorTexts = {
  login: 'Login',
  logInToInteract: 'Log in to interact with this work',
  logIn: 'Log in',
  or: 'or',
  createAccount: 'create an account',
}

/** Texts of a login or logout in another window. */
export const otherWindowsTexts = {
  leftElsewhere: 'You logged out in another window',
  changedElsewhere: (username: string) => `You’re logged in as @${username} in another window`,
}
