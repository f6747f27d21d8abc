/** Texts of the message to admins without a second factor. */
export const missingFactorTexts = {
  needed: 'Admins need two-factor login here',
  setUp: 'Set up',
}
