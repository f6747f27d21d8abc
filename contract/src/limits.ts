/** User ids of the admins. */
export const adminIds: readonly number[] = [1, 2]

/** Limits that the server enforces and the web client shows. Text lengths are in Unicode code points. */
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
  /** Comments under one review, and those of one member under it in 24 hours. */
  commentsPerReview: 500,
  commentsPerReviewAndDay: 50,
  remarkMax: 5_000,
  /** Remarks of one member on one work in 24 hours, and replies to one remark. */
  remarksPerWorkAndDay: 50,
  repliesPerRemark: 200,
  feedbackMax: 5_000,
  reportCommentsMax: 5_000,
  moderationReasonMax: 500,
  suggestionMax: 2_000,
  /** Suggestions per member in 24 hours. */
  suggestionsPerDay: 50,
  workTitleMax: 500,
  workCreatorsMax: 20,
  workEntriesMax: 5_000,
  /** The last season and number that an entry may have, and entries per call. */
  seasonMax: 9_999,
  entryNumberMax: 99_999,
  entryNumbersMax: 500,
  /** Entries that no source lists, by a member within a day. */
  unlistedEntriesPerDay: 1_000,
  progressAmountMax: 99_999,
  linkMax: 500,
  /** Texts of members about themselves, on their profile. */
  bioMax: 160,
  placeMax: 60,
  pronounsMax: 30,
  /** Works on a member's shelf of one medium. */
  shelfMax: 4,
  /** Works with a date that a year needs before it is shown. */
  yearWorksMin: 12,
  /** Ratings from which a profile says what its member likes. */
  tasteRatingsMin: 20,
  searchTermMax: 200,
  /** Search results are counted up to this number. */
  searchCountMax: 100,
  listTitleMax: 255,
  listDescriptionMax: 5_000,
  listNoteMax: 5_000,
  /** Entries that a copy of a list takes over. */
  listCopyMax: 5_000,
  /** Tags of a viewing or list, and the length of each. */
  tagsMax: 20,
  tagMax: 100,
  /** Members whom one member mutes, works that are not for one, and words that one filters, with their length. */
  mutesMax: 1_000,
  notForMeMax: 5_000,
  /** Contributors, series and works that a member follows or muted. */
  followsMax: 5_000,
  /** Members with a similar taste in one answer. */
  tasteMatchesMax: 50,
  /** Goals of one member in a year, and the bounds of their years and numbers. */
  goalsPerYear: 12,
  goalYearMin: 1900,
  goalYearMax: 2200,
  goalTargetMax: 1_000_000,
  filterWordsMax: 200,
  filterWordMax: 50,
  /** The sentence that a work is sent with, and the friends that it goes to at once. */
  sentNoteMax: 280,
  sentRecipientsMax: 20,
  /** Recommendations seen per call. */
  recommendationViewsMax: 60,
  /** Friends invited to an evening, its proposals, and the open evenings of one host. */
  eveningGuestsMax: 7,
  eveningProposals: 12,
  eveningsMax: 10,
  /** Viewings that a member adds by hand to one work. */
  viewingsPerWork: 1_000,
  /** Entry edits per save. */
  listActionsMax: 1_000,
  /** Notifications marked read per call. */
  notificationIdsMax: 100,
  /** Works per call for the viewer's own ratings. */
  ratingIdsMax: 100,
  /** Works that a call for works to rate may leave out. */
  worksToRateMax: 500,
  /** Sessions per account; a login beyond ends the one used longest ago. */
  sessionsPerUser: 50,
  /** Codes that work in place of a lost second factor, once each. */
  recoveryCodes: 10,
  /** Passkeys per account, and the length of their names. */
  passkeysMax: 20,
  passkeyNameMax: 100,
  /** How long a passkey may take to sign a challenge. */
  challengeMinutes: 5,
  /** How long a login waits for its second factor, and how long a proof counts. */
  secondStepMinutes: 10,
  proofMinutes: 10,
  /** Lifetime of a password reset link. */
  resetMinutes: 15,
  /** Lifetimes of the links that confirm an address or a new one. */
  confirmEmailDays: 7,
  changeEmailHours: 24,
  /** Time between two letters with a link of the same kind. */
  letterMinutes: 5,
  pictureBytesMax: 5_000_000,
  /** Works a member adds by hand, and those that files add, in 24 hours. */
  addedWorksPerDay: 50,
  importedWorksPerDay: 20_000,
  importRowsMax: 5_000,
  importBytesMax: 5_000_000,
  /** Bounds of a planned import: the size of each file and of all files together, and the number of files. */
  importUploadBytesMax: 60_000_000,
  importFilesMax: 300,
  importProfileMax: 100,
  /** Of one member; of their open ones. */
  invitationsMax: 20,
  invitationNameMax: 60,
  invitationUsesMax: 50,
  invitationDaysMax: 90,
  /** Rows per import plan. */
  importPlanRowsMax: 150_000,
  /** Rows, reviews and viewings of an item of a plan that are shown. */
  importItemShownMax: 50,
  /** Comments, likes and friends of an export that are read, of each kind. */
  importSharedMax: 2_000,
  mailSubjectMax: 255,
  mailTemplateMax: 100_000,
  /** Addresses per mailing. */
  mailRecipientsMax: 500,
  /** Body sizes of calls: those open to visitors, those of members, and those that post whole exports. */
  visitorBodyBytesMax: 64_000,
  memberBodyBytesMax: 1_000_000,
  exportBodyBytesMax: 25_000_000,
  /** Nesting and number of values of a JSON body; the largest valid bodies have 5 levels and about 10,000 values. */
  bodyDepthMax: 20,
  bodyValuesMax: 20_000,
  exportBodyValuesMax: 100_000,
  offsetMax: 1_000_000,
  idMax: 2_147_483_647,
} as const

/**
 * Days without use after which a session ends, by the kind of login. A `browser` session has no end of
 * its own in the browser, which forgets it when it closes.
 */
export const sessionDays = { ordinary: 7, browser: 30, remembered: 3650 } as const

export type SessionLifetime = keyof typeof sessionDays

/** The header by which the web app's own pages ask for the token of their cookie. */
export const sessionHeader = 'x-medley-session'

/** The header with which members preview pages as others see them: `visitor`, `member` or `friend`. */
export const viewAsHeader = 'x-view-as'

/** The first steps of a new member, in order; `ended` after the last one and once dismissed. */
export const welcomeSteps = ['works', 'people', 'profile', 'history', 'ended'] as const

/** Page sizes of the screens. */
export const pageSizes = {
  homeFeed: 10,
  workReviews: 5,
  /** Sent with a work. */
  workEntries: 50,
  entries: 100,
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
  recommendations: 12,
  progress: 20,
  friendsProgress: 3,
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
