import { z } from 'zod'
import { audience, ownAudience } from '../values/audience.ts'
import { goalKinds } from '../library/goals.ts'
import { limits } from '../limits.ts'
import { mediums } from '../values/medium.ts'
import { progressState, progressUnit } from '../library/progress.ts'
import { partialDate } from '../values/values.ts'

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
  source: z.string().min(1).max(40).describe('Source where the work was first found'),
  externalId: z.string().min(1).max(300).describe('Its id at that source'),
  ids: z
    .record(z.string().max(40), z.string().max(300))
    .describe('Its ids at other sources, by their names'),
})
export type ExportedWork = z.output<typeof work>

const review = z.object({
  id: z.int().positive().describe('Id in the Medley instance that wrote this file'),
  work,
  rating: z.int().min(limits.ratingMin).max(limits.ratingMax),
  review: z.string().min(1).nullable(),
  spoiler: z.boolean(),
  dateViewed: z.iso.date().nullable(),
  timePosted: time,
  importSource: z.string().nullable().describe('Service it was imported from'),
  sourceRating: z.string().min(1).max(16).nullable().describe('Score as the service had it'),
  audience: ownAudience.default(null),
  likeCount: z.int().min(0).default(0).describe('Likes by others'),
})

const mark = z.object({ work, timeAdded: time })

const viewing = z.object({
  work,
  day: partialDate.nullable().describe('A day, or only its month or year; null if it has no date'),
  isRepeat: z.boolean(),
  tags: z.array(z.string()),
  reviewId: z.int().positive().nullable().describe('Its review in this file'),
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
    .describe('Season, 0 for specials; disc of a track; null for podcasts'),
  number: z.int().min(0).nullable().describe('Number within its season or disc, if numbered'),
  title: z.string().min(1).nullable(),
  releaseDate: z.string().nullable().describe('A year, a month or a day'),
  source: z.string().nullable().describe('Source of its facts; null if a member added it'),
  sourceId: z.string().nullable().describe('Its id at that source'),
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
  tags: z.array(z.string()).default([]).describe('Visible to the owner only'),
  entries: z.array(entry).describe('In order'),
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
    timeEmailConfirmed: time.nullable().default(null).describe('When the link was followed'),
    nextEmail: z
      .string()
      .nullable()
      .default(null)
      .describe('New address waiting for its link to be followed'),
    firstName: name,
    lastName: name,
    bio: z.string().nullable().default(null),
    link: z.string().nullable().default(null),
    place: z.string().nullable().default(null),
    pronouns: z.string().nullable().default(null),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/)
      .nullable()
      .default(null)
      .describe('BCP 47; null if never chosen'),
    timeCreated: time,
    picture: z.literal('profile-picture.webp').nullable().describe('Its file in the ZIP'),
  }),
  reviews: z.array(review),
  engaged: z.array(mark),
  savedForLater: z.array(mark),
  favorites: z.array(z.object({ work, timeSet: time })).describe('At most one per medium'),
  favoriteShelves: z
    .array(z.object({ work, position: z.int().min(1).max(limits.shelfMax) }))
    .default([])
    .describe('Up to four works of a medium, shown on the profile'),
  pinnedReview: z
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('Review in this file that comes first on the profile'),
  viewings: z
    .array(viewing)
    .default([])
    .describe('Days on which works were watched, read or listened to'),
  entryViewings: z
    .array(
      z.object({
        ...entryOfWork,
        day: z.iso.date().nullable().describe('Null if it has no date'),
        isRepeat: z.boolean(),
        minutes: z.int().min(0).nullable().default(null).describe('Length of the entry, if known'),
        timeAdded: time,
      }),
    )
    .default([])
    .describe('Seasons, episodes and tracks that were seen or heard'),
  workFacts: z
    .array(
      z.object({
        work,
        minutes: z
          .int()
          .min(1)
          .nullable()
          .describe('For shows and podcasts, minutes of an episode'),
        pages: z.int().min(1).nullable(),
        genres: z.array(z.string()),
        countries: z.array(z.string()).describe('ISO 3166-1 alpha-2'),
        languages: z.array(z.string()).describe('ISO 639'),
        cast: z.array(z.string()),
      }),
    )
    .default([])
    .describe('Known facts about the works of the viewings, for statistics; ignored by imports'),
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
        entry: z.object(entryNames).nullable().describe('Last entry that the member saw or heard'),
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
    .describe('Progress in works that the member has not finished'),
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
        repliesTo: z.string().nullable().describe('Author of the remark it replies to'),
      }),
    )
    .default([])
    .describe('Written at a point of a work'),
  lists: z.array(list),
  comments: z.array(
    z.object({
      reviewId: z.int().positive().describe('Review it belongs to'),
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
        title: z.string().nullable().describe('Null for a list that the member can no longer see'),
        timeLiked: time,
      }),
    )
    .default([]),
  friends: z.array(z.object({ username: z.string(), timeApproved: time })),
  mutes: z.array(z.object({ username: z.string(), timeMuted: time })).default([]),
  blocks: z.array(z.object({ username: z.string(), timeBlocked: time })).default([]),
  notForMe: z
    .array(z.object({ work, alsoFromFeed: z.boolean(), timeAdded: time }))
    .default([])
    .describe('Works never suggested; with `alsoFromFeed` posts about them stay out of feeds, too'),
  follows: z
    .array(
      z.object({
        contributor: z.string().nullable(),
        series: z.string().nullable().describe('Its title'),
        work: work.nullable().describe('The followed work, or one of the series'),
        isMuted: z.boolean().describe('A work that the member does not follow by itself'),
        timeAdded: time,
      }),
    )
    .default([])
    .describe('Of each one of a contributor, a series and a work'),
  hiddenWorks: z
    .array(z.object({ work, timeHidden: time }))
    .optional()
    .describe('In exports of version 0.2.0: works not for the member, nor in their feeds'),
  publishedYears: z
    .array(z.object({ year: z.int().min(1).max(9999), timePublished: time }))
    .default([]),
  leftOutWorks: z
    .array(z.object({ work, year: z.int().min(1).max(9999) }))
    .default([])
    .describe('Works that the member left out of a year; ignored by imports'),
  dismissedWorks: z
    .array(z.object({ work, timeDismissed: time }))
    .optional()
    .describe('In exports of version 0.2.0: works not for the member'),
  goals: z
    .array(
      z.object({
        kind: z.enum(goalKinds),
        year: z.int(),
        medium: z.enum(mediums).nullable(),
        target: z.int().min(1).nullable().describe('Null for a list: all of its works'),
        list: z.string().nullable().describe('Title of the list'),
        until: z.iso.date().nullable().describe('Only for a list'),
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
        note: z.string().nullable().describe("The member's own note"),
        timeSent: time,
      }),
    )
    .default([])
    .describe('Works that the member sent to friends or received from them'),
  filterWords: z
    .array(z.string())
    .default([])
    .describe("Words that hide comments on the member's reviews"),
  notificationSettings: z
    .array(z.object({ kind: z.string(), site: z.boolean(), mail: z.boolean() }))
    .default([])
    .describe('Kinds of notifications that were changed'),
  weeklyDigest: z.boolean().default(false),
  inSuggestions: z
    .boolean()
    .default(true)
    .describe('Whether others get the member as a friend suggestion'),
  audience: audience
    .default('everyone')
    .describe('Audience for everything beyond name and picture'),
  isFindable: z
    .boolean()
    .default(false)
    .describe('Whether members with similar taste can find the member'),
  inRecommendations: z
    .boolean()
    .default(true)
    .describe("Whether the member's ratings train the model and appear as reasons to friends"),
})
export type ExportDocument = z.output<typeof exportDocument>
