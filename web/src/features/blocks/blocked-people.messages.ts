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
