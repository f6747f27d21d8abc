import { z } from 'zod'
import { audience, ownAudience } from './audience.ts'
import { goalKinds } from './goals.ts'
import { languages } from './languages.ts'
import { limits } from './limits.ts'
import { mediums } from './medium.ts'
import { progressState, progressUnit } from './progress.ts'
import { partialDate } from './values.ts'

const time = z.iso.datetime().describe('UTC, with milliseconds')
const name = z.string().max(limits.nameMax).nullable()

const work = z.object({
  medium: z.enum(mediums),
  title: z.string().min(1).max(600),
  releaseDate: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .nullable()
    .describe('A year, a month or a day'),
  creators: z.array(z.string().max(600)).max(200),
  source: z.string().min(1).max(40).describe('Where the work was first found'),
  externalId: z.string().min(1).max(300).describe('Its id there'),
  ids: z
    .record(z.string().max(40), z.string().max(300))
    .describe('Its ids elsewhere, by the name of the source'),
})
export type ExportedWork = z.output<typeof work>

const review = z.object({
  id: z.int().positive().describe('In the Medley that wrote this file'),
  work,
  rating: z.int().min(limits.ratingMin).max(limits.ratingMax),
  review: z.string().min(1).nullable(),
  spoiler: z.boolean(),
  dateViewed: z.iso.date().nullable(),
  timePosted: time,
  importSource: z.string().nullable().describe('The service it was imported from'),
  sourceRating: z.string().min(1).max(16).nullable().describe('The score as it stood there'),
  audience: ownAudience.default(null),
  likeCount: z.int().min(0).default(0).describe('Likes of others'),
})

const mark = z.object({ work, timeAdded: time })

const viewing = z.object({
  work,
  day: partialDate
    .nullable()
    .describe('A day, or its month or year if no more is known; null if only the fact is known'),
  isRepeat: z.boolean(),
  tags: z.array(z.string()),
  reviewId: z.int().positive().nullable().describe('The review of it in this file'),
  companions: z
    .array(z.string())
    .default([])
    .describe('Usernames of those who logged it together with the member'),
})

const entryNames = {
  kind: z.enum(['season', 'episode', 'track']),
  season: z
    .int()
    .min(0)
    .nullable()
    .describe('0 for specials; the disc of a track; null in podcasts'),
  number: z.int().min(0).nullable().describe('Within its season or disc, where it is numbered'),
  title: z.string().min(1).nullable(),
  releaseDate: z.string().nullable().describe('A year, a month or a day'),
  source: z.string().nullable().describe('Where its facts are from; null if a member named it'),
  sourceId: z.string().nullable().describe('Its id there'),
}
const entryOfWork = { work, ...entryNames }
const amount = z.int().min(0).max(limits.progressAmountMax).nullable()

const entry = mark.extend({ note: z.string().min(1).nullable().default(null) })

const list = z.object({
  title: z.string().min(1).max(limits.listTitleMax),
  description: z.string().min(1).max(limits.listDescriptionMax).nullable(),
  isRanked: z.boolean(),
  isPrivate: z.boolean(),
  audience: ownAudience.default(null),
  timeCreated: time,
  tags: z.array(z.string()).default([]).describe('Seen by the owner alone'),
  entries: z.array(entry).describe('In their order'),
})

/** By these a review is found again; null where the member can no longer read it. */
const ofReview = {
  reviewAuthor: z.string().nullable().default(null),
  timeReviewed: time.nullable().default(null),
  work: work.nullable(),
}

/** `medley.json` in the ZIP of an export. */
export const exportDocument = z.object({
  format: z.literal('medley'),
  version: z.literal(1),
  timeExported: time,
  profile: z.object({
    username: z.string(),
    email: z.string(),
    timeEmailConfirmed: time.nullable().default(null).describe('When its link was followed'),
    nextEmail: z
      .string()
      .nullable()
      .default(null)
      .describe('A new address that waits for its link'),
    firstName: name,
    lastName: name,
    bio: z.string().nullable().default(null),
    link: z.string().nullable().default(null),
    place: z.string().nullable().default(null),
    pronouns: z.string().nullable().default(null),
    language: z.enum(languages).nullable().default(null).describe('Null: never chosen'),
    timeCreated: time,
    picture: z.literal('profile-picture.webp').nullable().describe('Its file in the ZIP'),
  }),
  reviews: z.array(review),
  engaged: z.array(mark),
  savedForLater: z.array(mark),
  favorites: z.array(z.object({ work, timeSet: time })).describe('One per medium at most'),
  favoriteShelves: z
    .array(z.object({ work, position: z.int().min(1).max(limits.shelfMax) }))
    .default([])
    .describe('Up to four works of a medium, shown on the profile'),
  pinnedReview: z
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('The review in this file that stands first on the profile'),
  viewings: z
    .array(viewing)
    .default([])
    .describe('Days on which works were watched, read or heard'),
  entryViewings: z
    .array(
      z.object({
        ...entryOfWork,
        day: z.iso.date().nullable().describe('Null if only the fact is known'),
        isRepeat: z.boolean(),
        minutes: z.int().min(0).nullable().default(null).describe('Of the entry, if known'),
        timeAdded: time,
      }),
    )
    .default([])
    .describe('Seasons, episodes and tracks that were seen or heard'),
  workFacts: z
    .array(
      z.object({
        work,
        minutes: z.int().min(1).nullable().describe('Of an episode, for shows and podcasts'),
        pages: z.int().min(1).nullable(),
        genres: z.array(z.string()),
        countries: z.array(z.string()).describe('ISO 3166-1 alpha-2'),
        languages: z.array(z.string()).describe('ISO 639'),
        cast: z.array(z.string()),
      }),
    )
    .default([])
    .describe('What is known of the works of the viewings, for statistics; imports ignore it'),
  entryRatings: z
    .array(
      z.object({
        ...entryOfWork,
        rating: z.int().min(limits.ratingMin).max(limits.ratingMax),
        timeRated: time,
      }),
    )
    .default([]),
  progress: z
    .array(
      z.object({
        work,
        state: progressState,
        entry: z
          .object(entryNames)
          .nullable()
          .describe('The last entry that the member saw or heard'),
        amount,
        unit: progressUnit.nullable(),
        total: z
          .int()
          .min(1)
          .max(limits.progressAmountMax)
          .nullable()
          .describe("Pages or minutes of the member's own edition"),
        isPrivate: z.boolean(),
        timeStarted: time,
        timeChanged: time,
      }),
    )
    .default([])
    .describe('How far the member is in works that they have not finished'),
  remarks: z
    .array(
      z.object({
        work,
        entry: z.object(entryNames).nullable(),
        percent: z.number().min(0).max(100).nullable().describe('Share of a film or book'),
        amount,
        unit: progressUnit.nullable(),
        total: z.int().min(1).max(limits.progressAmountMax).nullable(),
        content: z.string().min(1),
        timePosted: time,
        timeEdited: time.nullable(),
        repliesTo: z.string().nullable().describe('Whose remark this replies to'),
      }),
    )
    .default([])
    .describe('At a point of a work'),
  lists: z.array(list),
  comments: z.array(
    z.object({
      reviewId: z.int().positive().describe('The review it stands under'),
      ...ofReview,
      content: z.string(),
      timePosted: time,
    }),
  ),
  likes: z.array(z.object({ reviewId: z.int().positive(), ...ofReview, timeLiked: time })),
  listLikes: z
    .array(
      z.object({
        listId: z.int().positive(),
        listOwner: z.string(),
        title: z.string().nullable().describe('Null for a list that the member no longer sees'),
        timeLiked: time,
      }),
    )
    .default([]),
  friends: z.array(z.object({ username: z.string(), timeApproved: time })),
  mutes: z.array(z.object({ username: z.string(), timeMuted: time })).default([]),
  blocks: z.array(z.object({ username: z.string(), timeBlocked: time })).default([]),
  hiddenWorks: z.array(z.object({ work, timeHidden: time })).default([]),
  publishedYears: z
    .array(z.object({ year: z.int().min(1).max(9999), timePublished: time }))
    .default([]),
  leftOutWorks: z
    .array(z.object({ work, year: z.int().min(1).max(9999) }))
    .default([])
    .describe('Works that the member leaves out of a year; imports ignore them'),
  dismissedWorks: z
    .array(z.object({ work, timeDismissed: time }))
    .default([])
    .describe('Not to be recommended'),
  goals: z
    .array(
      z.object({
        kind: z.enum(goalKinds),
        year: z.int(),
        medium: z.enum(mediums).nullable(),
        target: z.int().min(1).nullable().describe('Null for a list: its works'),
        list: z.string().nullable().describe('The title of the list'),
        until: z.iso.date().nullable().describe('Of a list'),
        isPrivate: z.boolean(),
        timeCreated: time,
      }),
    )
    .default([]),
  sentWorks: z
    .array(
      z.object({
        work,
        sender: z.string(),
        recipient: z.string(),
        note: z.string().nullable().describe('Only of the member'),
        timeSent: time,
      }),
    )
    .default([])
    .describe('Works that the member sent to friends or received from them'),
  filterWords: z
    .array(z.string())
    .default([])
    .describe('Words that hide comments under own reviews'),
  notificationSettings: z
    .array(z.object({ kind: z.string(), site: z.boolean(), mail: z.boolean() }))
    .default([])
    .describe('Kinds of notifications that were switched'),
  weeklyDigest: z.boolean().default(false),
  inSuggestions: z
    .boolean()
    .default(true)
    .describe('Whether others get the member as friend suggestion'),
  audience: audience
    .default('everyone')
    .describe('Those whom the member shows more than name and picture'),
  isFindable: z
    .boolean()
    .default(false)
    .describe('Whether members with a similar taste find the member'),
  inRecommendations: z
    .boolean()
    .default(true)
    .describe('Whether ratings teach the model and are reasons for friends'),
})
export type ExportDocument = z.output<typeof exportDocument>
