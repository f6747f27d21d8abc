/*
 * Limits that the server enforces and the web client shows, as `limits` of `limits.ts`. Text lengths are in Unicode
 * code points. Each is an export of its own, so that the web app loads only those that it uses.
 */

export const idempotencyKeyMax = 255
export const usernameMax = 32
export const passwordMin = 8
export const passwordMax = 128
export const emailMax = 254
export const nameMax = 255
export const ratingMin = 0
export const ratingMax = 10
export const reviewMax = 20_000
export const commentMax = 5_000
/** Comments under one review, and those of one member under it in 24 hours. */
export const commentsPerReview = 500
export const commentsPerReviewAndDay = 50
export const feedbackMax = 5_000
export const reportCommentsMax = 5_000
export const moderationReasonMax = 500
export const suggestionMax = 2_000
/** Suggestions per member in 24 hours. */
export const suggestionsPerDay = 50
export const workTitleMax = 500
export const workCreatorsMax = 20
export const workEntriesMax = 5_000
/** The last season and number that an entry may have, and entries per call. */
export const seasonMax = 9_999
export const entryNumberMax = 99_999
export const entryNumbersMax = 500
export const linkMax = 500
export const searchTermMax = 200
/** Search results are counted up to this number. */
export const searchCountMax = 100
export const listTitleMax = 255
export const listDescriptionMax = 5_000
export const listNoteMax = 5_000
/** Entries that a copy of a list takes over. */
export const listCopyMax = 5_000
/** Tags of a viewing or list, and the length of each. */
export const tagsMax = 20
export const tagMax = 100
/** Members whom one member mutes, works that one hides, and words that one filters, with their length. */
export const mutesMax = 1_000
export const hiddenWorksMax = 1_000
/** Members with a similar taste in one answer. */
export const tasteMatchesMax = 50
export const filterWordsMax = 200
export const filterWordMax = 50
/** The sentence that a work is sent with, and the friends that it goes to at once. */
export const sentNoteMax = 280
export const sentRecipientsMax = 20
/** Works that a member dismisses, and recommendations seen per call. */
export const dismissedWorksMax = 5_000
export const recommendationViewsMax = 60
/** Friends invited to an evening, its proposals, and the open evenings of one host. */
export const eveningGuestsMax = 7
export const eveningProposals = 12
export const eveningsMax = 10
/** Viewings that a member adds by hand to one work. */
export const viewingsPerWork = 1_000
/** Entry edits per save. */
export const listActionsMax = 1_000
/** Notifications marked read per call. */
export const notificationIdsMax = 100
/** Works per call for the viewer's own ratings. */
export const ratingIdsMax = 100
/** Works that a call for works to rate may leave out. */
export const worksToRateMax = 500
/** Sessions per account; a login beyond ends the one used longest ago. */
export const sessionsPerUser = 50
/** Codes that work in place of a lost second factor, once each. */
export const recoveryCodes = 10
/** Passkeys per account, and the length of their names. */
export const passkeysMax = 20
export const passkeyNameMax = 100
/** How long a passkey may take to sign a challenge. */
export const challengeMinutes = 5
/** How long a login waits for its second factor, and how long a proof counts. */
export const secondStepMinutes = 10
export const proofMinutes = 10
/** Lifetime of a password reset link. */
export const resetMinutes = 15
/** Lifetimes of the links that confirm an address or a new one. */
export const confirmEmailDays = 7
export const changeEmailHours = 24
/** Time between two letters with a link of the same kind. */
export const letterMinutes = 5
export const pictureBytesMax = 5_000_000
/** Works a member adds by hand, and those that files add, in 24 hours. */
export const addedWorksPerDay = 50
export const importedWorksPerDay = 20_000
export const importRowsMax = 5_000
export const importBytesMax = 5_000_000
/** Bounds of a planned import: the size of each file and of all files together, and the number of files. */
export const importUploadBytesMax = 20_000_000
export const importFilesMax = 300
/** Rows per import plan. */
export const importPlanRowsMax = 30_000
/** Comments, likes and friends of an export that are read, of each kind. */
export const importSharedMax = 2_000
export const mailSubjectMax = 255
export const mailTemplateMax = 100_000
/** Addresses per mailing. */
export const mailRecipientsMax = 500
/** Body sizes of calls: those open to visitors, those of members, and those that post whole exports. */
export const visitorBodyBytesMax = 64_000
export const memberBodyBytesMax = 1_000_000
export const exportBodyBytesMax = 25_000_000
/** Nesting and number of values of a JSON body; the largest valid bodies have 5 levels and about 10,000 values. */
export const bodyDepthMax = 20
export const bodyValuesMax = 20_000
export const exportBodyValuesMax = 100_000
export const offsetMax = 1_000_000
export const idMax = 2_147_483_647
