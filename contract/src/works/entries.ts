import { z } from 'zod'
import { actId } from '../library/acts.ts'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { coveredWork, userSearchItem } from '../values/shapes.ts'
import {
  calendarDate,
  count,
  filledText,
  flag,
  id,
  limit,
  medium,
  pathId,
  rating,
  wholeNumber,
} from '../values/values.ts'

export const errors = defineErrors({
  work_entry_not_found: [404, 'Episode or track not found'],
  entry_unlikely: [422, 'The work cannot have so many seasons or episodes'],
})

/** Entries of works: the seasons and episodes of a show, the tracks of an album, the episodes of a podcast. */

const answeredId = z.int().positive()
const score = z
  .number()
  .min(0)
  .max(10)
  .nullable()
  .describe("Average rating by all members; not part of the work's score")

export const entryKind = z.enum(['season', 'episode', 'track'])
export type EntryKind = z.output<typeof entryKind>

/** A season or disc: 0 holds the specials of a show. */
const season = wholeNumber(0, limits.seasonMax)
const number = wholeNumber(1, limits.entryNumberMax)

export const namedEntry = z.object({
  id: answeredId,
  kind: entryKind,
  season: z
    .int()
    .min(0)
    .nullable()
    .describe('Season, 0 for specials; disc of a track; null for podcasts'),
  number: z
    .int()
    .positive()
    .nullable()
    .describe('Number within the season or disc; null if unknown'),
  title: z.string().nullable(),
})
export type NamedEntry = z.output<typeof namedEntry>

const entry = namedEntry.extend({
  releaseDate: z.string().nullable().describe('YYYY, YYYY-MM or YYYY-MM-DD'),
  minutes: count.nullable(),
  isGone: z.boolean().describe('No longer listed by any source'),
  score,
  ratingCount: count,
  friendScore: score.describe("Average rating by the caller's friends"),
  friendCount: count.describe("Number of the caller's friends who saw or heard it"),
  viewerCount: count.describe('Members who saw or heard it, not counting marks of the whole work'),
  ownRating: rating.nullable(),
  isSeen: z
    .boolean()
    .describe('Seen or heard by the caller: itself, or by a later mark of the whole work'),
  ownDays: z
    .array(calendarDate.nullable())
    .describe("Days of the caller's viewings, earliest first; null for a viewing without a day"),
  isAhead: z
    .boolean()
    .describe(
      'An episode that the caller, in the middle of the show, has neither reached nor seen',
    ),
  episodes: z
    .object({
      total: count,
      out: count.describe('Released so far, or without a date'),
      seen: count.describe('Of the released ones, those the caller has seen'),
    })
    .nullable()
    .describe('Only for a season'),
})
export type Entry = z.output<typeof entry>

const workPath = z.object({ medium, workId: pathId('work_not_found') })

export const listWorkEntries = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/entries',
  access: 'optional',
  summary:
    'Lists the seasons of a show, the episodes of a season, the tracks of an album or the episodes of a podcast, in order',
  params: workPath,
  query: z.object({
    season: season.optional().describe('Only the episodes of this season; 0 for specials'),
    year: wholeNumber(1, 9999).optional().describe('Only those released in this year'),
    q: filledText(limits.searchTermMax)
      .optional()
      .describe('Only those with this text in the title'),
    limit: limit(500, 100),
    after: id.optional().describe("`after` of the previous page's response"),
  }),
  status: 200,
  answer: z.object({
    items: z.array(entry),
    totalCount: count.describe('Total over all pages'),
    after: answeredId.nullable().describe('Cursor of the next page; null on the last page'),
    years: z
      .array(z.object({ year: z.int().positive(), count }))
      .describe("Years in which the podcast's episodes were released, latest first"),
  }),
  errors: ['work_not_found'],
})
export type EntryPage = z.output<typeof listWorkEntries.answer>

export const listEntryScores = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/entry-scores',
  access: 'optional',
  summary: 'Returns the scores of all rated episodes or tracks of a work, in order',
  params: workPath,
  status: 200,
  answer: z.object({
    items: z.array(namedEntry.extend({ score, ratingCount: count })),
  }),
  errors: ['work_not_found'],
})
export type EntryScores = z.output<typeof listEntryScores.answer>

export const getWorkEntry = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/entries/{name}',
  access: 'optional',
  summary:
    'Returns one entry by name: `s2` for a season, `s2e5`, `track-7`, `disc-2-track-7` or `episode-123` (an id)',
  params: workPath.extend({ name: z.string().max(40) }),
  status: 200,
  answer: z.object({
    work: coveredWork,
    entry,
    ratingCounts: z.array(z.object({ rating, count })).describe('Its ratings, lowest first'),
    friends: z
      .array(
        z.object({
          user: userSearchItem,
          rating: rating.nullable(),
          day: calendarDate.nullable().describe('Day of the latest dated viewing'),
          isSeen: z.boolean(),
        }),
      )
      .describe('Friends of the caller who saw or rated it, at most 50'),
    previous: namedEntry.nullable(),
    next: namedEntry.nullable(),
  }),
  errors: ['work_not_found', 'work_entry_not_found'],
})
export type EntryDetails = z.output<typeof getWorkEntry.answer>

/** The marks of a member on an entry after a change. */
const ownEntry = entry.pick({ id: true, ownRating: true, isSeen: true, ownDays: true })
export type OwnEntry = z.output<typeof ownEntry>

export const ending = {
  finished: z
    .boolean()
    .describe(
      'The caller has seen every released regular episode of an ended show, which is now marked, with a viewing on the day',
    ),
  mayBeFinished: z
    .boolean()
    .describe('The caller is at the end of a show but may not have seen all of it: ask them'),
}

const entryPath = z.object({ entryId: pathId('work_entry_not_found') })

export const putEntryViewing = defineEndpoint({
  method: 'PUT',
  path: '/v1/entry-viewings/{entryId}',
  access: 'member',
  summary:
    'Records that the caller saw or heard an entry; a given day replaces that of the first viewing',
  params: entryPath,
  body: z.object({ day: calendarDate.nullish() }),
  status: 200,
  answer: ownEntry.extend({ actId, ...ending }),
  errors: ['work_entry_not_found'],
})

export const seeEntry = defineEndpoint({
  method: 'POST',
  path: '/v1/entry-viewings/{entryId}',
  access: 'member',
  summary: 'Adds another viewing of an entry on a day, once per day',
  params: entryPath,
  body: z.object({ day: calendarDate.nullable().default(null) }),
  status: 200,
  answer: ownEntry.extend({ actId, ...ending }),
  errors: ['work_entry_not_found'],
})

export const deleteEntryViewing = defineEndpoint({
  method: 'DELETE',
  path: '/v1/entry-viewings/{entryId}',
  access: 'member',
  summary:
    "Undoes a viewing of the last minutes with its effects; otherwise deletes all of the caller's viewings of an entry",
  params: entryPath,
  status: 200,
  answer: ownEntry.extend({ actId }),
  errors: ['work_entry_not_found'],
})

export const addEntryViewings = defineEndpoint({
  method: 'POST',
  path: '/v1/entry-viewings',
  access: 'member',
  summary:
    'Records that the caller saw or heard several entries of a work. Entries seen before stay as they are, except while the caller is seeing a finished work again: those after their position get another viewing. Unknown entries are created',
  body: z
    .object({
      work: z.object({ id, medium }),
      season: season.optional().describe('All that is released, unless `numbers` is given'),
      numbers: z
        .array(number)
        .min(1)
        .max(limits.entryNumbersMax, `Must be at most ${limits.entryNumbersMax} numbers`)
        .optional()
        .describe('Numbers within the season or disc'),
      upTo: z
        .object({ season, number })
        .optional()
        .describe('Everything released up to this entry, except specials'),
      day: calendarDate.nullable().default(null),
      isRepeat: flag.default(false).describe('Adds another viewing of each on that day'),
    })
    .refine(({ upTo, season: one }) => (upTo === undefined) !== (one === undefined), {
      path: ['season'],
      message: 'Give either a season or upTo',
    }),
  status: 200,
  answer: z.object({
    actId,
    added: count.describe('Number of new viewings'),
    ...ending,
    beforeRelease: z.array(namedEntry).describe('Dated before the release; kept nevertheless'),
  }),
  errors: ['work_not_found', 'work_entry_not_found', 'entry_unlikely'],
})

export const deleteEntryViewings = defineEndpoint({
  method: 'DELETE',
  path: '/v1/entry-viewings',
  access: 'member',
  summary:
    "Undoes marking a whole season in the last minutes with its effects; otherwise deletes all of the caller's viewings of it",
  query: z.object({ workId: id, medium, season }),
  status: 200,
  answer: z.object({ actId, removed: count }),
  errors: ['work_not_found'],
})

export const putEntryRating = defineEndpoint({
  method: 'PUT',
  path: '/v1/entry-ratings/{entryId}',
  access: 'member',
  summary: "Sets the caller's rating of an entry",
  params: entryPath,
  body: z.object({ rating }),
  status: 200,
  answer: ownEntry,
  errors: ['work_entry_not_found'],
})

export const deleteEntryRating = defineEndpoint({
  method: 'DELETE',
  path: '/v1/entry-ratings/{entryId}',
  access: 'member',
  summary: "Deletes the caller's rating of an entry; idempotent",
  params: entryPath,
  status: 200,
  answer: ownEntry,
  errors: ['work_entry_not_found'],
})
