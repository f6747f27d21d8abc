/** Texts for members who never set a password. */
export const noPasswordTexts = {
  question: 'No password yet?',
  set: 'Set one by e-mail',
}
