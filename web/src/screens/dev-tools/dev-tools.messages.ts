/** Texts of the developer tools. */
export const devToolsTexts = {
  title: 'Dev tools',
  lead: 'For trying out parts of the product.',
  toPlayground: 'Test image upload form',
}
