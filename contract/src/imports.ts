import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import {
  importContent,
  importFile,
  importOutcome,
  importSource,
  importState,
  listMeaning,
  match,
  message,
  messageCode,
  outcomeCounts,
  rowsByReason,
  worksByMedium,
  writtenCounts,
} from './import-values.ts'
import { mappingText } from './import-tables.ts'
import { limits } from './limits.ts'
import { mediums } from './medium.ts'
import { progressState, progressUnit } from './progress.ts'
import { limitPerDay, limitPerMinute } from './rate-limits.ts'
import {
  calendarDate,
  count,
  flag,
  id,
  limit,
  medium,
  offset,
  partialDate,
  pathId,
  rating,
  time,
  timeZone,
} from './values.ts'

const importSummary = z.object({
  id: z.int().positive(),
  state: importState,
  sources: z.array(importSource),
  timeCreated: time,
  timeChanged: time,
  timeExpires: time.describe('The plan, and the way back, are kept until then'),
  rows: outcomeCounts.describe('Every row of every file, once'),
  items: outcomeCounts.describe('Works with what is said of them, and rows that are about no work'),
  questions: z
    .object({ likely: count, possible: count, unknown: count, score: count, list: count })
    .describe(
      'Items that need a choice: by their best match, those that only lack a score, and those of a list that may be the watchlist',
    ),
  keepsUnknown: z
    .boolean()
    .describe('Works that nobody here knows are added as the files name them, for the member'),
  added: count.describe(
    'Items whose works are added so; later answers and look-ups can change it. After an undo, those whose works stay because somebody uses them',
  ),
  updates: count.describe(
    'Items of which what changed at the source is taken over; those that are not count as changed',
  ),
  openLists: count.describe(
    'Lists whose files do not say who may see them: private, unless `publishLists` says otherwise',
  ),
  rounded: count.describe('Scores to be written that are not the exact one of the source'),
  progress: z
    .object({ done: count, total: count })
    .describe('Items written, or taken back, of those to be'),
  lookUp: z
    .object({ total: count, done: count, failed: count })
    .describe(
      'Works without a certain match that the sources are asked for, before and after the writing: those asked so far, and of them those for which no source could be reached',
    ),
  written: writtenCounts.describe('What stands here because of this import'),
  kept: count.describe('What an undo did not take back; see the call for why'),
})
export type ImportSummary = z.output<typeof importSummary>

const importDetails = importSummary.extend({
  works: worksByMedium.describe('Works of which something was written'),
  leftOut: rowsByReason.describe('Why rows are left out: the reasons with most rows'),
  files: z.array(importFile),
})
export type ImportDetails = z.output<typeof importDetails>

const plannedReview = z.object({
  rating: rating.nullable().describe('null as long as a score must be given'),
  sourceRating: z.string().nullable().describe('As the source has it, like "4.25"'),
  sourceScale: z.int().describe('The highest score of the source, as 5, 10 or 100'),
  isRounded: z.boolean(),
  excerpt: z.string().nullable().describe('The beginning of the text'),
  textLength: count,
  spoiler: z.boolean(),
  dateViewed: calendarDate.nullable(),
  timePosted: time,
  isRepeat: z.boolean().describe('Watched, read or heard again'),
  outcome: importOutcome,
  was: z
    .object({
      rating,
      excerpt: z.string().nullable().describe('The beginning of the text'),
      textLength: count,
      spoiler: z.boolean(),
      dateViewed: calendarDate.nullable(),
      timePosted: time,
    })
    .nullable()
    .describe('What is here of a review that changed at the source; null for any other'),
})
export type PlannedReview = z.output<typeof plannedReview>

const plannedViewing = z.object({
  day: partialDate.nullable(),
  isRepeat: z.boolean(),
  tags: z.array(z.string()),
  outcome: importOutcome,
})
export type PlannedViewing = z.output<typeof plannedViewing>

const importItem = z.object({
  id: z.int().positive().describe('Its place in the plan, from 1'),
  outcome: importOutcome,
  question: z.enum(['work', 'score', 'list']).nullable().describe('What a choice is needed of'),
  title: z.string().nullable(),
  label: z
    .object(message)
    .nullable()
    .describe('The title of a comment, like, friend or of what a member hides, in a Medley export'),
  year: z.int().nullable(),
  creators: z.array(z.string()),
  mediums: z.array(z.enum(mediums)).describe('What it can be, likeliest first'),
  match: match.nullable().describe('The work it counts as'),
  addsWork: z
    .boolean()
    .describe('No work here counts as it, so that one is added as the files name it'),
  candidates: z.array(match).describe('Best first'),
  decision: z.enum(['accepted', 'chosen', 'skipped']).nullable().describe("The member's"),
  takesChanges: z
    .boolean()
    .describe('What changed at the source replaces what is here; the member decides it'),
  reviews: z.array(plannedReview).max(limits.importItemShownMax),
  engaged: importOutcome.nullable(),
  saved: importOutcome.nullable(),
  lists: z.array(z.object({ title: z.string(), outcome: importOutcome })),
  viewings: z.array(plannedViewing).max(limits.importItemShownMax),
  viewingCount: count.describe('All of them, also those that are not shown'),
  episodes: z
    .object({ total: count, new: count })
    .describe('Episodes and seasons seen, and ratings of them'),
  progress: z
    .object({
      state: progressState,
      season: count.nullable(),
      number: count.nullable(),
      amount: count.nullable(),
      unit: progressUnit.nullable(),
      total: count.nullable(),
      outcome: importOutcome,
    })
    .nullable()
    .describe('How far the member is in a work that they have not finished'),
  friend: z
    .string()
    .nullable()
    .describe('The username of a friend in the file who is no friend here, but can be asked'),
  rows: z
    .array(
      z.object({
        file: z.string(),
        line: z.int().positive().describe('Line of a CSV file, place in a JSON file'),
        outcome: importOutcome,
        note: z.string().nullable().describe('Why it is left out, or what is not kept of it'),
        notes: z
          .array(z.object(message))
          .describe('The sentences of the note; none in an import from before the codes'),
      }),
    )
    .max(limits.importItemShownMax)
    .describe('Of more than these, those left out, then those with a note, come first'),
  rowCount: count.describe('All of them, also those that are not shown'),
})
export type ImportItem = z.output<typeof importItem>

const keptThing = z.object({
  kind: z.enum(['review', 'engaged', 'saved', 'list', 'listEntry', 'viewing', 'progress']),
  title: z.string().describe('Of the work or list'),
  reason: z.string(),
  code: messageCode.nullable().describe('Of the reason; null in an import from before the codes'),
})
export type KeptThing = z.output<typeof keptThing>

const importPath = z.object({ id: pathId('import_not_found') })
const page = { limit: limit(100, 50), offset }

export const planImport = defineEndpoint({
  method: 'POST',
  path: '/v1/imports',
  access: 'member',
  summary:
    'Reads exports of other services (ZIP, CSV, JSON) and keeps a plan of what would be written',
  idempotent: true,
  file: { part: 'file', bytesMax: limits.importUploadBytesMax, filesMax: limits.importFilesMax },
  body: z.object({
    content: importContent
      .optional()
      .describe(
        'How a single Letterboxd CSV file is read; without it, its columns and name decide. In a review file every row without a rating then needs one',
      ),
    profile: z
      .string()
      .max(limits.importProfileMax)
      .optional()
      .describe("The member's of an account's profiles; else the one with most rows"),
    timeZone: timeZone
      .optional()
      .describe("Of the days of plays, as `Europe/Berlin`; else the member's, or UTC"),
    mapping: mappingText.optional(),
  }),
  accountLimits: [limitPerMinute(10), limitPerDay(50)],
  status: 201,
  answer: importDetails,
  errors: ['file_too_large', 'unsupported_file_type'],
})

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/v1/imports',
  access: 'member',
  summary: "One's own imports, newest first",
  query: z.object(page),
  status: 200,
  answer: z.object({ items: z.array(importSummary), totalCount: count }),
  errors: [],
})

export const getImport = defineEndpoint({
  method: 'GET',
  path: '/v1/imports/{id}',
  access: 'member',
  summary: "One of one's own imports: state, counts, progress, files",
  params: importPath,
  status: 200,
  answer: importDetails,
  errors: ['import_not_found'],
})

export const listImportItems = defineEndpoint({
  method: 'GET',
  path: '/v1/imports/{id}/items',
  access: 'member',
  summary: 'The items of an import in the order of the files',
  params: importPath,
  query: z.object({
    ...page,
    outcome: importOutcome.optional(),
    question: z.enum(['likely', 'possible', 'unknown', 'score', 'list']).optional(),
    rounded: flag.optional().describe('Only those with a rounded score'),
    changed: flag
      .optional()
      .describe('Only those of which something changed at the source, taken over or not'),
    leftOut: flag.optional().describe('Only those with a row that is left out'),
    added: flag.optional().describe('Only those whose works are added as the files name them'),
    open: flag
      .optional()
      .describe('Only those with an open question of their own, likely matches first'),
    after: id.optional().describe('Only those behind this item'),
    asked: flag
      .optional()
      .describe(
        'true: only items that need a choice or have one, those with candidates first; false: only the others',
      ),
  }),
  status: 200,
  answer: z.object({ items: z.array(importItem), totalCount: count }),
  errors: ['import_not_found'],
})

export const decideImportItem = defineEndpoint({
  method: 'PATCH',
  path: '/v1/imports/{id}/items/{itemId}',
  access: 'member',
  summary:
    'Decides on one item; a later decision replaces an earlier one. In a written import it changes what was written',
  params: importPath.extend({ itemId: pathId('import_item_not_found') }),
  body: z.discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('accept').describe('The best candidate') }),
      z.object({ action: z.literal('choose'), workId: id, medium }),
      z.object({ action: z.literal('score'), rating }).describe('For reviews without a score'),
      z.object({
        action: z.literal('update').describe('Takes over what changed at the source'),
      }),
      z.object({
        action: z.literal('keep').describe('Keeps what is here, though it changed there'),
      }),
      z.object({ action: z.literal('skip').describe('Leaves the item out') }),
      z.object({ action: z.literal('reset').describe('As it was planned first') }),
    ],
    { error: 'Must be accept, choose, score, update, keep, skip or reset' },
  ),
  accountLimits: [limitPerMinute(120), limitPerDay(5_000)],
  status: 200,
  answer: importItem,
  errors: ['import_not_found', 'import_item_not_found', 'import_closed', 'work_not_found'],
})

export const decideImportFile = defineEndpoint({
  method: 'PATCH',
  path: '/v1/imports/{id}/files/{fileId}',
  access: 'member',
  summary:
    'Says what an IMDb list is, for all its rows; in a written import once, and it writes them',
  params: importPath.extend({ fileId: pathId('import_file_not_found') }),
  body: z.object({ listMeaning }),
  status: 200,
  answer: importDetails,
  errors: ['import_not_found', 'import_file_not_found', 'import_closed'],
})

export const acceptLikelyItems = defineEndpoint({
  method: 'POST',
  path: '/v1/imports/{id}/accept',
  access: 'member',
  summary: 'Accepts the best candidate of every item whose match is likely',
  params: importPath,
  status: 200,
  answer: importDetails,
  errors: ['import_not_found', 'import_closed'],
})

export const updateImportItems = defineEndpoint({
  method: 'POST',
  path: '/v1/imports/{id}/update',
  access: 'member',
  summary: 'Takes over what changed at the source, for every item',
  params: importPath,
  status: 200,
  answer: importDetails,
  errors: ['import_not_found', 'import_closed'],
})

export const confirmImport = defineEndpoint({
  method: 'POST',
  path: '/v1/imports/{id}/confirm',
  access: 'member',
  summary: 'Has the plan written; questions can still be answered afterwards',
  params: importPath,
  body: z.object({
    allSpoilers: flag.default(false).describe('Every imported text counts as a spoiler'),
    publishLists: flag
      .default(false)
      .describe('Everybody may see the lists whose files do not say who may'),
    keepUnknown: flag
      .optional()
      .describe(
        'Whether works that nobody here knows are added as the files name them, for the member; absent, as `keepsUnknown` says',
      ),
  }),
  status: 202,
  answer: importDetails,
  errors: ['import_not_found', 'import_closed'],
})

export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/v1/imports/{id}/undo',
  access: 'member',
  summary: 'Takes back what a written import made and nobody has changed since',
  params: importPath,
  status: 202,
  answer: importDetails,
  errors: ['import_not_found', 'import_closed'],
})

export const listKeptThings = defineEndpoint({
  method: 'GET',
  path: '/v1/imports/{id}/kept',
  access: 'member',
  summary: 'What an undo did not take back, and why',
  params: importPath,
  query: z.object(page),
  status: 200,
  answer: z.object({ items: z.array(keptThing), totalCount: count }),
  errors: ['import_not_found'],
})

export const discardImport = defineEndpoint({
  method: 'DELETE',
  path: '/v1/imports/{id}',
  access: 'member',
  summary: 'Discards a plan, or forgets an import that was taken back',
  params: importPath,
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['import_not_found', 'import_closed'],
})
