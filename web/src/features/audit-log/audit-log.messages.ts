/** Texts of the audit log. */
export const auditLogTexts = {
  title: 'Audit log',
  none: 'No events',
  failed: 'An error occurred',
  unknownMember: 'There is no such member',
  loadMore: 'Load more',
  kind: 'Kind',
  allKinds: 'All',
  member: 'Member',
  show: 'Show',
}
