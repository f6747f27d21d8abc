/** Texts of the message to admins without a second factor. */
export const missingFactorTexts = {
  needed: 'Admins need a second factor here',
  setUp: 'Set up',
}
