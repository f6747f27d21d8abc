/** Texts of the question before blocking and unblocking. */
export const blockConfirmationTexts = {
  blockPrompt: (name: string) => `Block ${name}?`,
  blockBody:
    'You’ll no longer see each other’s reviews and comments, and any friendship or request ends.',
  confirmBlock: 'Block',
  unblockPrompt: (name: string) => `Unblock ${name}?`,
  unblockBody:
    'You’ll see each other’s reviews and comments again. To be friends again, one of you has to send a new request.',
  confirmUnblock: 'Unblock',
  cancel: 'Cancel',
}
