import * as limits from './limit-values.ts'

/** User ids of the admins. */
export const adminIds: readonly number[] = [1, 2]

/** Limits that the server enforces and the web client shows. */
export { limits }

/**
 * Days without use after which a session ends, by the kind of login. A `browser` session has no end of
 * its own in the browser, which forgets it when it closes.
 */
export const sessionDays = { ordinary: 7, browser: 30, remembered: 3650 } as const

export type SessionLifetime = keyof typeof sessionDays

/** The header by which the web app's own pages ask for the token of their cookie. */
export const sessionHeader = 'x-medley-session'

/** The first steps of a new member, in order; `ended` after the last one and once dismissed. */
export const welcomeSteps = ['works', 'people', 'profile', 'history', 'ended'] as const

/** Page sizes of the screens. */
export const pageSizes = {
  homeFeed: 10,
  workReviews: 5,
  /** Sent with a work. */
  workEntries: 50,
  explore: 100,
  engagementsPage: 50,
  profileReviews: 20,
  diary: 50,
  ownViewings: 20,
  search: 20,
  popularStrip: 20,
  lists: 10,
  listPreview: 10,
  listEntries: 50,
  listEntriesEdited: 1_000,
  notifications: 5,
  notificationReads: 20,
} as const

/** How much of each part one call for a whole page answers: as much as the web app asks of its own call. */
export const pageDataSizes = {
  recommendations: 60,
  friendsOfWork: 40,
  friendRatings: 50,
  sendingsOfWork: 3,
  viewingsOfWork: 100,
} as const

/** Characters of a username; `.` and `..` are also rejected, since browsers collapse them in paths. */
export const usernamePattern = /^[A-Za-z0-9_.-]+$/

/**
 * One @, no white space, a dot in the host: the form that mail servers accept in practice. None of the
 * characters by which mail programs would read another address out of it, as in `<a@b.example`.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/

/** Placeholder in mass e-mail templates for the recipient's unsubscribe link. */
export const unsubscribePlaceholder = '{{unsubscribeLink}}'

/** Times at or before this one are placeholders of old data and are shown as unknown. */
export const unknownDateLimit = '2021-01-01T00:00:00.000Z'

/** True if a text has at most `max` code points; takes no longer for longer texts. */
export function hasAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true
  return text.length <= 2 * max && countCodePoints(text) <= max
}

/** The text length in code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
