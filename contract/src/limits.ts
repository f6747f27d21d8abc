/** The members who are admins. */
export const adminIds: readonly number[] = [1, 2]

/** Bounds that the server enforces and the web client shows. Lengths of text are in Unicode code points. */
export const limits = {
  idempotencyKeyMax: 255,
  usernameMax: 32,
  passwordMin: 8,
  passwordMax: 128,
  emailMax: 254,
  nameMax: 255,
  ratingMin: 0,
  ratingMax: 10,
  reviewMax: 20_000,
  commentMax: 5_000,
  feedbackMax: 5_000,
  reportCommentsMax: 5_000,
  searchTermMax: 200,
  listTitleMax: 255,
  listDescriptionMax: 5_000,
  /** How many edits of entries one save carries. */
  listActionsMax: 1_000,
  /** How many notifications one call marks read. */
  notificationIdsMax: 100,
  /** How many works one call asks the own ratings of. */
  ratingIdsMax: 100,
  /** How long the link of a password reset is valid. */
  resetMinutes: 15,
  pictureBytesMax: 5_000_000,
  importRowsMax: 5_000,
  importBytesMax: 5_000_000,
  /** One file of an import with a plan, all of them together, and how many there may be. */
  importUploadBytesMax: 20_000_000,
  importFilesMax: 300,
  /** How many rows one plan may hold. */
  importPlanRowsMax: 30_000,
  mailSubjectMax: 255,
  mailTemplateMax: 100_000,
  /** How many addresses one mailing names. */
  mailRecipientsMax: 500,
  bodyBytesMax: 25_000_000,
  offsetMax: 1_000_000,
  idMax: 2_147_483_647,
} as const

/** How many items each screen asks for at a time. */
export const pageSizes = {
  homeFeed: 10,
  workReviews: 5,
  explore: 100,
  engagementsPage: 50,
  profileReviews: 20,
  search: 20,
  popularStrip: 20,
  lists: 10,
  listPreview: 10,
  listEntries: 50,
  listEntriesEdited: 1_000,
  notifications: 5,
  notificationReads: 20,
} as const

/** What a username is made of; `.` and `..` are refused besides, since browsers collapse them in paths. */
export const usernamePattern = /^[A-Za-z0-9_.-]+$/

/** One @, no white space, a dot in the host: what mail servers accept in practice. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Stands in the templates of a mass e-mail for the link of the one who reads it. */
export const unsubscribePlaceholder = '{{unsubscribeLink}}'

/** Times at or before this one are placeholders of old data and are shown as unknown. */
export const unknownDateLimit = '2021-01-01T00:00:00.000Z'

/** The number of characters a person would count, not of UTF-16 units. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
