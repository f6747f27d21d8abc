import type { Decision } from '@medley/contract/administration/moderation'
import type { ReportType } from '@medley/contract/administration/reports'

/** Texts of the queue of reports. */
export const moderationTexts = {
  title: 'Reports',
  open: (count: number) => `Reports (${count})`,
  none: 'No reports',
  noneDetail: 'They show up here as soon as a member reports something.',
  failed: 'An error occurred',
  loadMore: 'Load more',
  keys: 'Keys',
  keyNext: 'next',
  keyPrevious: 'previous',
  keyUndo: 'undo',
  acts: {
    remove: { label: 'Remove', key: 'r', done: 'Removed' },
    warn: { label: 'Warn', key: 'w', done: 'Warned' },
    suspend: { label: 'Suspend', key: 's', done: 'Suspended' },
    dismiss: { label: 'Dismiss', key: 'd', done: 'Dismissed' },
  } satisfies Record<Decision, { label: string; key: string; done: string }>,
  types: {
    user: 'Member',
    review: 'Review',
    comment: 'Comment',
    list: 'List',
    work: 'Work',
    sentWork: 'Note to a friend',
    remark: 'Remark',
  } satisfies Record<ReportType, string>,
  by: (username: string) => `by ${username}`,
  undo: 'Undo',
  undone: 'Undone',
  rulingTitles: {
    warn: (username: string) => `Warn ${username}`,
    suspend: (username: string) => `Suspend ${username}`,
  },
  rulingDetails: {
    warn: 'The member gets this by notification and e-mail, and can object. What they wrote stays.',
    suspend:
      'Others no longer see the member or anything they wrote. The member can still log in to read the reason, export their data, object, or delete the account.',
  },
  reason: 'Reason (the member sees this)',
  until: 'Until (leave empty for no end)',
  required: 'Required',
  cancel: 'Cancel',
}

/** Texts for a suspended member. */
export const suspensionTexts = {
  documentTitle: 'Suspended',
  title: 'Your account is suspended',
  reason: 'Reason',
  until: (day: string) => `Until ${day}`,
  open: 'Until an admin lifts it',
  detail:
    'Until then, no one sees your profile or what you wrote. You can export your data, object, delete your account or log out.',
  object: 'Object to this',
  export: 'Your data',
  leave: 'Delete account',
  logOut: 'Logout',
  failed: 'An error occurred',
}

/** Texts of a reported item. */
export const caseTexts = {
  /** Before the author's name. */
  byAuthor: 'by',
  gone: 'It no longer exists.',
  reported: (count: number) => (count === 1 ? 'Reported once' : `Reported ${count} times`),
  /** Followed by who invited the author, who invited that member, and so on. */
  invitedBy: 'Invited by',
  earlier: (count: number) =>
    count === 1
      ? '1 earlier decision about the author'
      : `${count} earlier decisions about the author`,
  context: 'Open in context',
  deletedReporter: 'a deleted account',
  removesPicture: 'deletes the profile picture',
  removeTexts: 'Remove profile text',
}
