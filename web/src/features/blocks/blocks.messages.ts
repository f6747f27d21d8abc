/** Texts of blocking. */
export const blockTexts = {
  block: 'Block User',
  blocked: 'Blocked',
  userIsBlocked: 'User is blocked',
  userIsBlockedDetail: 'You don’t see what they write, and they don’t see what you write.',
  unblocked: 'Unblocked',
  failed: 'An error occurred',
}
