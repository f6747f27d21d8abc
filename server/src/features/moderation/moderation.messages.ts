import { localeOf } from '../../lib/locale.ts'
import type { ActType } from './moderation.queries.ts'

const { day } = localeOf('en')

const nouns: Record<ActType, string> = {
  user: 'account',
  review: 'review',
  comment: 'comment',
  list: 'list',
  picture: 'profile picture',
  profileTexts: 'profile text',
  work: 'work',
  sentWork: 'note to a friend',
  remark: 'remark',
}

/** The letter about a moderator's decision. */
export const decisionTexts = {
  subjects: {
    remove: (type: ActType) => `Your ${nouns[type]} was removed`,
    warn: (type: ActType) => `A warning about your ${nouns[type]}`,
    suspend: () => 'Your account is suspended',
    restore: () => 'Your account is no longer suspended',
  },
  item: (summary: string) => `It says: ${summary}`,
  reason: (reason: string) => `Reason: ${reason}`,
  /** Null: open-ended. */
  suspension: (end: Date | null) =>
    `It lasts until ${end === null ? 'it is lifted' : day(end)}. Meanwhile you can log in to export your data or delete the account.`,
  ifWrong: 'If you think this is wrong, tell us:',
  object: 'Object to this decision',
  why: 'You’re getting this e-mail because a moderator decided about your account or something you posted.',
}
