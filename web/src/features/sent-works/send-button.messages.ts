/** Texts of the button that sends a work. */
export const sendButtonTexts = {
  send: 'Send to a friend',
  sendNamed: (title: string) => `Send ${title} to a friend`,
  failed: 'An error occurred',
}
