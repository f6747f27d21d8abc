/** Texts of blocking. */
export const blockTexts = {
  block: 'Block User',
  blocked: 'Blocked',
  userIsBlocked: 'User is blocked',
  userIsBlockedDetail: 'You do not see what they write, and they do not see what you write.',
  blockPrompt: (name: string) => `Block ${name}?`,
  blockBody:
    'You no longer see each other’s reviews and comments, and your friendship or request ends.',
  confirmBlock: 'Block',
  unblockPrompt: (name: string) => `Unblock ${name}?`,
  unblockBody:
    'You see each other’s reviews and comments again. A friendship has to be asked anew.',
  confirmUnblock: 'Unblock',
  cancel: 'Cancel',
  unblocked: 'Unblocked',
  failed: 'An error occurred',
}

/** Texts of the list of blocked people. */
export const blockedPeopleTexts = {
  heading: 'Blocked',
  explanation: 'You do not see each other’s reviews and comments.',
  none: 'You block nobody',
  end: 'Unblock',
  endNamed: (name: string) => `Unblock ${name}`,
  loadMore: 'Load more',
  failed: 'An error occurred',
}
