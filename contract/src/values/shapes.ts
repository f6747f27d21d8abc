import { narrowAudience, ownAudience } from './audience.ts'
import { z } from 'zod'
import { mediums } from './medium.ts'
import { calendarDate, count, monthOrYear, rating, time, url } from './values.ts'

/** Response shapes shared by several features. */

const answeredId = z.int().positive()
const answeredMedium = z.enum(mediums)

export const requestStatus = z.enum(['approved', 'incoming', 'outgoing', 'none'])
export type RequestStatus = z.output<typeof requestStatus>

export const perMedium = z.object({
  film: count,
  tvShow: count,
  book: count,
  album: count,
  podcast: count,
})
export type PerMedium = z.output<typeof perMedium>

/** The viewer's own marks on a work; both false for visitors. */
export const userInfo = z.object({ hasEngaged: z.boolean(), savedForLater: z.boolean() })
export type UserInfo = z.output<typeof userInfo>

const creators = z.array(z.object({ name: z.string() }))

/** Set for every answer at one place, not by the services. */
export const displayTitle = z
  .string()
  .optional()
  .describe("Title in the reader's language; absent where that is `title`")

export const workRef = z.object({
  id: answeredId,
  medium: answeredMedium,
  title: z.string(),
  displayTitle,
  posterSource: url,
  releaseDate: z.string().nullable().describe('YYYY, YYYY-MM or YYYY-MM-DD'),
})
export type WorkRef = z.output<typeof workRef>

/** A work with what a drawn cover shows, which also tells it from others of its title. */
export const coveredWork = workRef.extend({ creators })
export type CoveredWork = z.output<typeof coveredWork>

export const work = workRef.extend({
  description: z.string().nullable().describe('Sanitised HTML'),
  creators,
  entries: z.array(z.object({ title: z.string() })).describe('Tracks, episodes or seasons'),
  audienceSize: count.describe('Members who engaged it'),
  rating: z.number().min(0).max(10).nullable().describe("Average of each member's newest rating"),
  reviewCount: count.describe('Number of reviews, including several by one member'),
  userInfo,
})
export type Work = z.output<typeof work>

const names = z.array(z.string())

/** A work with the facts that its own page shows. */
export const workDetails = work.extend({
  entryCount: count.describe('Number of all entries, if only the first ones were requested'),
  standing: z
    .enum(['confirmed', 'added'])
    .describe('Added works are visible to the members who added or use them, and to their friends'),
  isOwn: z
    .boolean()
    .describe(
      'Added by the caller and used by nobody else; the caller may merge it into another work',
    ),
  originalTitle: z.string().nullable(),
  alternativeTitles: names,
  genres: names,
  credits: z
    .array(
      z.object({
        contributorId: answeredId,
        name: z.string(),
        role: z.enum(['creator', 'cast']),
      }),
    )
    .describe('Creators, then cast, leading ones first'),
  countries: names.describe('ISO 3166-1 alpha-2'),
  languages: names.describe('ISO 639'),
  minutes: z.int().positive().nullable(),
  pages: z.int().positive().nullable(),
  series: z
    .object({ id: answeredId, title: z.string(), position: z.string().nullable() })
    .nullable(),
  descriptionUrl: url.describe('Article that the description is from'),
})
export type WorkDetails = z.output<typeof workDetails>

export const searchItem = coveredWork.extend({
  userInfo,
  isGuess: z.literal(true).optional().describe('Only its spelling is similar'),
})
export type SearchItem = z.output<typeof searchItem>

export const userSearchItem = z.object({
  id: answeredId,
  username: z.string(),
  profilePicture: url,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
})
export type UserSearchItem = z.output<typeof userSearchItem>

export const comment = z.object({
  id: answeredId,
  reviewId: answeredId,
  review_id: answeredId,
  author: userSearchItem,
  content: z.string(),
  timePosted: time,
  commenter_user_id: answeredId,
  username: z.string(),
  time_posted: time,
})
export type Comment = z.output<typeof comment>

export const review = z.object({
  id: answeredId,
  author: userSearchItem,
  work: coveredWork,
  rating,
  review: z.string().nullable(),
  spoiler: z.boolean(),
  isSpoilerOpen: z
    .literal(true)
    .optional()
    .describe("For another member's spoiler: the caller has watched, read or listened to the work"),
  timePosted: time,
  dateViewed: calendarDate.nullable(),
  viewedIn: monthOrYear
    .nullable()
    .describe('Month or year of its viewing, if the day is not known'),
  imported: z.boolean().describe('Imported from another service'),
  audience: ownAudience,
  likes: z.object({ totalCount: count }),
  likedByMe: z.boolean(),
  userInfo: userInfo.describe("The caller's marks on the work"),
  comments: z.object({ items: z.array(comment).describe('All, oldest first') }),
})
export type Review = z.output<typeof review>

/** A row of contacts, requests and suggestions; both spellings of a field have the same value. */
export const person = z.object({
  id: answeredId,
  username: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profile_pic: url,
  profilePicture: url,
  friendRequestStatus: requestStatus.describe('As seen by the caller'),
})
export type Person = z.output<typeof person>

/** Texts of members about themselves, each null if absent. */
export const profileTexts = z.object({
  bio: z.string().nullable(),
  link: url.describe('An https address'),
  place: z.string().nullable(),
  pronouns: z.string().nullable(),
})
export type ProfileTexts = z.output<typeof profileTexts>

export const profile = z.object({
  id: answeredId,
  username: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profile_pic: url,
  onlyFor: narrowAudience
    .nullable()
    .describe('Audience for everything beyond name and picture; null if the caller belongs to it'),
  ...profileTexts.shape,
})
export type Profile = z.output<typeof profile>

/** A page of works that a user has engaged with or saved. */
export const workMarks = z.object({
  totalCount: count,
  items: z.array(z.object({ work, authenticatedUserInfo: userInfo })),
})
export type WorkMarks = z.output<typeof workMarks>

/** A work in a list; positions count from 1 without gaps. */
export const listEntry = z.object({
  position: z.int().positive(),
  work: coveredWork,
  note: z.string().nullable().describe("The owner's note on the work"),
})
export type ListEntry = z.output<typeof listEntry>

export const mediaList = z.object({
  id: answeredId,
  title: z.string(),
  description: z.string().nullable(),
  isRanked: z.boolean(),
  isPrivate: z.boolean(),
  audience: ownAudience,
  owner: z.object({ username: z.string() }),
  tags: z.array(z.string()).optional().describe('Visible to the owner only'),
  previewEntries: z.array(z.object({ work: workRef })).describe('The first 10'),
  entries: z.array(listEntry).optional().describe('The first 50; only for a list requested by id'),
  entryCount: count,
  engagedCount: count
    .nullable()
    .describe('Entries that the caller watched, read or listened to; null for visitors'),
  mediums: z.array(answeredMedium).describe('Mediums of its entries'),
  hasNotes: z.boolean(),
  likes: z.object({ totalCount: count }),
  likedByMe: z.boolean(),
  copiedFrom: z
    .object({ id: answeredId, title: z.string(), owner: z.object({ username: z.string() }) })
    .nullable()
    .describe('The list it was copied from, if the caller may see it'),
})
export type MediaList = z.output<typeof mediaList>

/** A source and the credit it requires where its facts are shown. */
export const sourceCredit = z.object({
  name: z.string(),
  url: z.string(),
  credit: z.string().nullable().describe('Attribution that the source requires'),
  creditUrl: z.string().nullable().describe('Address of the source or its licence'),
})
