/** Texts of blocking. */
export const blockTexts = {
  block: 'Block User',
  blocked: 'Blocked',
  userIsBlocked: 'User is blocked',
  userIsBlockedDetail: 'You don’t see what they write, and they don’t see what you write.',
  unblocked: 'Unblocked',
  failed: 'An error occurred',
}

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

/** Texts of the list of blocked people. */
export const blockedPeopleTexts = {
  heading: 'Blocked',
  explanation: 'You don’t see each other’s reviews and comments.',
  none: 'You haven’t blocked anyone',
  end: 'Unblock',
  endNamed: (name: string) => `Unblock ${name}`,
  loadMore: 'Load more',
  failed: 'An error occurred',
}
