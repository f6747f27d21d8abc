import type { AuditEvent, AuditKind } from '@medley/contract/administration/audit-log'

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

type Details = AuditEvent['details']

/** An event in words. Names are those of the accounts, or say that an account is gone. */
export interface EventFacts {
  /** Who acted; the operator, where nobody is recorded. */
  who: string
  /** The member it happened to, or who did it. */
  whom: string
  /** The content or account concerned, such as "review 12 by ben". */
  what: string
  isByOperator: boolean
  details: Details
}

export interface KindWords {
  /** In the filter. */
  label: string
  sentence: (facts: EventFacts) => string
}

/** Who and what the sentences are about. */
export const partTexts = {
  operator: 'The operator',
  unknownAccount: 'an unknown account',
  deletedUser: (id: number) => `user ${id} (deleted)`,
  something: 'something',
  pictureOf: (name: string) => `the profile picture of ${name}`,
  /** `subject` is a type and an id, `review 12`, or a call. */
  subject: (subject: string) => subject,
  subjectBy: (subject: string, name: string) => `${subject} by ${name}`,
  /** A recorded detail, such as `reason`. */
  detail: (name: string, value: string) => `${name[0]?.toUpperCase()}${name.slice(1)}: ${value}`,
  from: (address: string) => `From ${address}`,
}

/** Every kind of event in plain words. */
export const kindWords: Record<AuditKind, KindWords> = {
  login: {
    label: 'Logins',
    sentence: ({ who, details }) =>
      details['secondFactor'] ? `${who} logged in with a second factor` : `${who} logged in`,
  },
  'login-failed': { label: 'Failed logins', sentence: failureSentence },
  logout: { label: 'Logouts', sentence: ({ who }) => `${who} logged out` },
  'sessions-ended': {
    label: 'Ended sessions',
    sentence: ({ who, whom, isByOperator }) =>
      isByOperator ? `${who} logged ${whom} out everywhere` : `${who} logged out on other devices`,
  },
  'account-created': { label: 'New accounts', sentence: ({ who }) => `${who} created an account` },
  'account-deleted': {
    label: 'Deleted accounts',
    sentence: ({ who }) => `${who} deleted their account`,
  },
  'password-changed': {
    label: 'Changed passwords',
    sentence: ({ who }) => `${who} changed their password`,
  },
  'password-reset': {
    label: 'Reset passwords',
    sentence: ({ who }) => `${who} set a new password with an e-mailed link`,
  },
  'password-reset-requested': {
    label: 'Password reset links',
    sentence: ({ whom }) => `${whom} was sent a link to set a new password`,
  },
  'email-confirmed': {
    label: 'Confirmed e-mail addresses',
    sentence: ({ who, whom, isByOperator }) =>
      isByOperator
        ? `${who} confirmed the e-mail address of ${whom}`
        : `${who} confirmed their e-mail address`,
  },
  'email-changed': {
    label: 'Changed e-mail addresses',
    sentence: ({ whom }) => `The e-mail address of ${whom} changed`,
  },
  'identity-changed': {
    label: 'Linked logins',
    sentence: ({ who, details }) =>
      details['change'] === 'linked'
        ? `${who} linked their account with the identity provider`
        : `${who} unlinked their account from the identity provider`,
  },
  'second-factor-changed': { label: 'Second factors', sentence: secondFactorSentence },
  'export-requested': {
    label: 'Exports',
    sentence: ({ who }) => `${who} requested an export of their data`,
  },
  'backup-place-changed': {
    label: 'Backup locations',
    sentence: ({ who }) => `${who} changed the location of their backups`,
  },
  'admin-created': { label: 'New admins', sentence: ({ whom }) => `${whom} became an admin` },
  'admin-granted': {
    label: 'Admins by a group',
    sentence: ({ whom, details }) => `${whom} became an admin by the group ${details['group']}`,
  },
  'admin-ended': {
    label: 'Ended roles of admins',
    sentence: ({ whom }) => `${whom} is no longer an admin by a group`,
  },
  'admin-act': {
    label: 'Other calls by admins',
    sentence: ({ who, what }) => `${who} made the call ${what}`,
  },
  'content-removed': { label: 'Removals', sentence: ({ who, what }) => `${who} removed ${what}` },
  'act-undone': { label: 'Undone decisions', sentence: undoSentence },
  'member-warned': {
    label: 'Warnings',
    sentence: ({ who, whom, what }) => `${who} warned ${whom} about ${what}`,
  },
  'member-suspended': {
    label: 'Suspensions',
    sentence: ({ who, whom }) => `${who} suspended ${whom}`,
  },
  'member-restored': {
    label: 'Lifted suspensions',
    sentence: ({ who, whom, details }) =>
      details['ended']
        ? `The suspension of ${whom} ended`
        : `${who} lifted the suspension of ${whom}`,
  },
  'report-dismissed': {
    label: 'Dismissed reports',
    sentence: ({ who, what }) => `${who} dismissed the reports about ${what}`,
  },
  'address-blocked': {
    label: 'Blocked addresses',
    sentence: ({ who, whom }) => `${who} blocked the e-mail address of ${whom}`,
  },
  'mailing-accepted': {
    label: 'Mailings',
    sentence: ({ who, details }) => `${who} sent a mailing to ${inWords(details['recipients'])}`,
  },
}

function failureSentence({ whom, details }: EventFacts): string {
  return details['proof']
    ? `The second step of a login as ${whom} failed`
    : `A login as ${whom} failed`
}

const secondFactorChanges: Record<string, string> = {
  'second-factor-added': 'added a second factor',
  'second-factor-removed': 'removed a second factor',
  'recovery-codes-renewed': 'renewed their recovery codes',
  'recovery-code-used': 'used a recovery code',
}

function secondFactorSentence({ who, whom, isByOperator, details }: EventFacts): string {
  const change = secondFactorChanges[String(details['change'])] ?? 'changed a second factor'
  return isByOperator ? `${who} ${change} of ${whom}` : `${who} ${change}`
}

const undoneActs: Record<string, string> = {
  remove: 'the removal of',
  warn: 'a warning about',
  suspend: 'the suspension of',
  dismiss: 'the dismissal of reports about',
}

function undoSentence({ who, what, details }: EventFacts): string {
  return `${who} undid ${undoneActs[String(details['undone'])] ?? 'a decision about'} ${what}`
}

function inWords(recipients: Details[string] | undefined): string {
  return recipients === 1 ? '1 recipient' : `${String(recipients)} recipients`
}
