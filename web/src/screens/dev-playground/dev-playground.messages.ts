/** Texts of the playground for pictures. */
export const playgroundTexts = {
  title: 'Playground',
  back: 'Dev tools',
  heading: 'Test image upload',
  failed: 'An error occurred',
  forMembers: 'Choosing a file only shows it. Upload replaces your profile picture with it.',
  forVisitors: 'Choosing a file shows it here and sends it nowhere. Log in to upload it.',
  visitor: 'Visitor',
}
