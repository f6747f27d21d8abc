import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import {
  importContent,
  importFile,
  importOutcome,
  importSource,
  importState,
  keptThing,
  listMeaning,
  match,
  message,
  messageCode,
  messageParams,
  outcomeCounts,
  rowsByReason,
  worksByMedium,
  writtenCounts,
} from './import-values.ts'
import { mappingText } from './import-tables.ts'
import { limits } from '../limits.ts'
import { mediums } from '../values/medium.ts'
import { progressState, progressUnit } from '../library/progress.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
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
} from '../values/values.ts'

export const errors = defineErrors({
  import_not_found: [404, 'Import not found'],
  import_file_not_found: [404, 'File of the import not found'],
  import_item_not_found: [404, 'Item of the import not found'],
  import_closed: [409, 'Not possible in the present state of the import'],
})

const importSummary = z.object({
  id: z.int().positive(),
  state: importState,
  sources: z.array(importSource),
  timeCreated: time,
  timeChanged: time,
  timeExpires: time.describe('The plan and the undo expire then'),
  rows: outcomeCounts.describe('Every row of every file, once'),
  items: outcomeCounts.describe(
    'Works with everything said about them, and rows that are not about a work',
  ),
  questions: z
    .object({ likely: count, possible: count, unknown: count, score: count, list: count })
    .describe(
      'Items that need a choice: by their best match, those that only lack a score, and those of a list that may be the watchlist',
    ),
  keepsUnknown: z
    .boolean()
    .describe('Whether unknown works are added for the member as the files name them'),
  added: count.describe(
    'Items whose works are added that way; later answers and look-ups can change it. After an undo, those whose works stay because somebody uses them',
  ),
  updates: count.describe(
    'Items whose changes at the source are applied; the others count as changed',
  ),
  openLists: count.describe(
    'Lists whose audience the files do not give: private unless `publishLists` is set',
  ),
  rounded: count.describe("Scores to be written that differ from the source's exact score"),
  progress: z
    .object({ done: count, total: count })
    .describe(
      'Steps of the running job so far, and in total; no total while the files of a plan wait or are read',
    ),
  problem: z
    .object({
      file: z.string().nullable().describe('Null for the whole upload'),
      line: z.int().positive().nullable(),
      message: z.string(),
      code: messageCode,
      params: messageParams,
    })
    .nullable()
    .describe('Why no plan could be made; null unless the import has failed because of its files'),
  lookUp: z
    .object({ total: count, done: count, failed: count })
    .describe(
      'Look-ups at the sources of works without a certain match, before and after the import: how many were made, and how many of these failed because no source answered',
    ),
  written: writtenCounts.describe('Existing records created by this import'),
  kept: count.describe('Records that the undo did not remove; see `GET /v1/imports/{id}/kept`'),
})
export type ImportSummary = z.output<typeof importSummary>

const importDetails = importSummary.extend({
  works: worksByMedium.describe('Works with at least one written record'),
  leftOut: rowsByReason.describe('The most frequent reasons for leaving rows out'),
  files: z.array(importFile),
})
export type ImportDetails = z.output<typeof importDetails>

const plannedReview = z.object({
  rating: rating.nullable().describe('Null while a score is required'),
  sourceRating: z.string().nullable().describe('As at the source, such as "4.25"'),
  sourceScale: z.int().describe('Highest score of the source, such as 5, 10 or 100'),
  isRounded: z.boolean(),
  excerpt: z.string().nullable().describe('Beginning of the text'),
  textLength: count,
  spoiler: z.boolean(),
  dateViewed: calendarDate.nullable(),
  timePosted: time,
  isRepeat: z.boolean().describe('Watched, read or heard again'),
  outcome: importOutcome,
  was: z
    .object({
      rating,
      excerpt: z.string().nullable().describe('Beginning of the text'),
      textLength: count,
      spoiler: z.boolean(),
      dateViewed: calendarDate.nullable(),
      timePosted: time,
    })
    .nullable()
    .describe('The stored version of a review that changed at the source; null for any other'),
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
  id: z.int().positive().describe('Number within the plan, from 1'),
  outcome: importOutcome,
  question: z.enum(['work', 'score', 'list']).nullable().describe('Kind of choice that is needed'),
  title: z.string().nullable(),
  label: z
    .object(message)
    .nullable()
    .describe('Title of a comment, like, friend or hidden item in a Medley export'),
  year: z.int().nullable(),
  creators: z.array(z.string()),
  mediums: z.array(z.enum(mediums)).describe('Possible mediums, likeliest first'),
  match: match.nullable().describe('The matching work'),
  addsWork: z.boolean().describe('No work matches, so one is added as the files name it'),
  candidates: z.array(match).describe('Best first'),
  decision: z.enum(['accepted', 'chosen', 'skipped']).nullable().describe("The member's decision"),
  takesChanges: z
    .boolean()
    .describe("The source's changes replace the stored version; decided by the member"),
  reviews: z.array(plannedReview).max(limits.importItemShownMax),
  engaged: importOutcome.nullable(),
  saved: importOutcome.nullable(),
  lists: z.array(z.object({ title: z.string(), outcome: importOutcome })),
  viewings: z.array(plannedViewing).max(limits.importItemShownMax),
  viewingCount: count.describe('Total, including those not returned'),
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
    .describe("The member's progress in an unfinished work"),
  friend: z
    .string()
    .nullable()
    .describe('Username of a friend in the file who is not a friend here but can be asked'),
  rows: z
    .array(
      z.object({
        file: z.string(),
        line: z.int().positive().describe('Line of a CSV file, index in a JSON file'),
        outcome: importOutcome,
        note: z.string().nullable().describe('Why it is left out, or what of it is not imported'),
        notes: z
          .array(z.object(message))
          .describe('Sentences of the note; empty in imports that predate the codes'),
      }),
    )
    .max(limits.importItemShownMax)
    .describe('If there are more, rows that are left out come first, then those with a note'),
  rowCount: count.describe('Total, including those not returned'),
})
export type ImportItem = z.output<typeof importItem>

const importPath = z.object({ id: pathId('import_not_found') })
const page = { limit: limit(100, 50), offset }

export const planImport = defineEndpoint({
  method: 'POST',
  path: '/v1/imports',
  access: 'member',
  summary: 'Uploads exports of other services (ZIP, CSV, JSON) and starts planning their import',
  idempotent: true,
  file: { part: 'file', bytesMax: limits.importUploadBytesMax, filesMax: limits.importFilesMax },
  body: z.object({
    content: importContent
      .optional()
      .describe(
        'How to read a single Letterboxd CSV file; by default its columns and name decide. In a review file, every row without a rating then needs one',
      ),
    profile: z
      .string()
      .max(limits.importProfileMax)
      .optional()
      .describe(
        "The member's profile in an account with several; by default the one with most rows",
      ),
    timeZone: timeZone
      .optional()
      .describe(
        "Time zone for the days of plays, such as `Europe/Berlin`; by default the member's, or UTC",
      ),
    mapping: mappingText.optional(),
  }),
  accountLimits: [limitPerMinute(10), limitPerDay(50)],
  status: 202,
  answer: importDetails,
  errors: ['file_too_large'],
})

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/v1/imports',
  access: 'member',
  summary: "Lists the caller's imports, newest first",
  query: z.object(page),
  status: 200,
  answer: z.object({ items: z.array(importSummary), totalCount: count }),
  errors: [],
})

export const getImport = defineEndpoint({
  method: 'GET',
  path: '/v1/imports/{id}',
  access: 'member',
  summary: 'Returns an import with its state, counts, progress and files',
  params: importPath,
  status: 200,
  answer: importDetails,
  errors: ['import_not_found'],
})

export const listImportItems = defineEndpoint({
  method: 'GET',
  path: '/v1/imports/{id}/items',
  access: 'member',
  summary: 'Lists the items of an import in the order of the files',
  params: importPath,
  query: z.object({
    ...page,
    outcome: importOutcome.optional(),
    question: z.enum(['likely', 'possible', 'unknown', 'score', 'list']).optional(),
    rounded: flag.optional().describe('Only items with a rounded score'),
    changed: flag.optional().describe('Only items that changed at the source, applied or not'),
    leftOut: flag.optional().describe('Only items with a row that is left out'),
    added: flag.optional().describe('Only items whose works are added as the files name them'),
    open: flag
      .optional()
      .describe('Only items with an open question of their own, likely matches first'),
    after: id.optional().describe('Only items after this one'),
    asked: flag
      .optional()
      .describe(
        'True: only items that need or have a choice, those with candidates first; false: only the others',
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
    'Decides on an item, replacing an earlier decision; in a written import it changes what was written',
  params: importPath.extend({ itemId: pathId('import_item_not_found') }),
  body: z.discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('accept').describe('Accept the best candidate') }),
      z.object({ action: z.literal('choose'), workId: id, medium }),
      z
        .object({ action: z.literal('score'), rating })
        .describe('Rating for reviews without a score'),
      z.object({
        action: z.literal('update').describe("Apply the source's changes"),
      }),
      z.object({
        action: z.literal('keep').describe('Keep the stored version'),
      }),
      z.object({ action: z.literal('skip').describe('Leave the item out') }),
      z.object({ action: z.literal('reset').describe('Return to the original plan') }),
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
    'Sets the kind of an IMDb list for all its rows; once in a written import, which then writes them',
  params: importPath.extend({ fileId: pathId('import_file_not_found') }),
  body: z.object({ listMeaning }),
  status: 202,
  answer: importDetails,
  errors: ['import_not_found', 'import_file_not_found', 'import_closed'],
})

export const acceptLikelyItems = defineEndpoint({
  method: 'POST',
  path: '/v1/imports/{id}/accept',
  access: 'member',
  summary: 'Accepts the best candidate of every item with a likely match',
  params: importPath,
  status: 202,
  answer: importDetails,
  errors: ['import_not_found', 'import_closed'],
})

export const updateImportItems = defineEndpoint({
  method: 'POST',
  path: '/v1/imports/{id}/update',
  access: 'member',
  summary: "Applies the source's changes for every item",
  params: importPath,
  status: 202,
  answer: importDetails,
  errors: ['import_not_found', 'import_closed'],
})

export const confirmImport = defineEndpoint({
  method: 'POST',
  path: '/v1/imports/{id}/confirm',
  access: 'member',
  summary: 'Starts writing the plan; questions can still be answered afterwards',
  params: importPath,
  body: z.object({
    allSpoilers: flag.default(false).describe('Marks every imported text as a spoiler'),
    publishLists: flag
      .default(false)
      .describe('Makes lists public whose audience the files do not give'),
    keepUnknown: flag
      .optional()
      .describe(
        'Whether unknown works are added for the member as the files name them; by default as in `keepsUnknown`',
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
  summary: 'Undoes a written import, except what has changed since',
  params: importPath,
  status: 202,
  answer: importDetails,
  errors: ['import_not_found', 'import_closed'],
})

export const listKeptThings = defineEndpoint({
  method: 'GET',
  path: '/v1/imports/{id}/kept',
  access: 'member',
  summary: 'Lists what an undo did not remove, and why',
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
  summary: 'Discards a plan, also while it is made, or deletes the record of an undone import',
  params: importPath,
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['import_not_found', 'import_closed'],
})
