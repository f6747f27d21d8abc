import { z } from 'zod'
import { importMessageCodes } from './import-message-codes.ts'
import { importSources } from './import-sources.ts'
import { coveredWork } from '../values/shapes.ts'
import { count } from '../values/values.ts'

export type { ImportSource } from './import-sources.ts'

export const importSource = z.enum(importSources)

/** The content of a Letterboxd CSV file: reviews and diary entries, ratings, or watched films. */
export const importContent = z.enum(['review', 'rating', 'watched'])
export type ImportContent = z.output<typeof importContent>

/**
 * planning: a job reads the files; failed: it could not. planned: nothing is written; may be changed, discarded or
 * confirmed. changing: a job applies a decision on many items of a plan or a written import. confirmed: waits for its
 * job. writing, written, undoing, undone: the progress of the jobs.
 */
export const importState = z.enum([
  'planning',
  'failed',
  'planned',
  'changing',
  'confirmed',
  'writing',
  'written',
  'undoing',
  'undone',
])
export type ImportState = z.output<typeof importState>

/**
 * The outcome of a row or item: written, changed at the source since it was imported and only written if
 * the member takes it over, already here, needs the member's choice, or left out with a reason.
 */
export const importOutcome = z.enum(['new', 'changed', 'here', 'choice', 'leftOut'])
export type ImportOutcome = z.output<typeof importOutcome>

/** Meaning of an IMDb list: the works that the member saved for later, or a list. */
export const listMeaning = z.enum(['saved', 'list'])
export type ListMeaning = z.output<typeof listMeaning>

export const outcomeCounts = z.object({
  total: count,
  new: count,
  changed: count,
  here: count,
  choice: count,
  leftOut: count,
})
export type OutcomeCounts = z.output<typeof outcomeCounts>

/**
 * certain: planned without asking. likely: one work fits well; accepted one by one or all together.
 * possible: chosen one by one.
 */
export const sureness = z.enum(['certain', 'likely', 'possible'])
export type Sureness = z.output<typeof sureness>

/** The basis of a match; added: no stored work is it, and the file's own was added. */
export const matchReason = z.enum([
  'id',
  'title, year and creator',
  'title and creator',
  'title and year',
  'title and about the year',
  'title',
  'similar title',
  'chosen',
  'added',
])
export type MatchReason = z.output<typeof matchReason>

export const messageCode = z.enum(importMessageCodes)
export const messageParams = z.record(z.string(), z.union([z.string(), z.number()]))

/** The code of an English text beside it, and what its sentence names, for clients that write it in another language. */
export const message = { code: messageCode, params: messageParams }
export const messageOfText = {
  code: messageCode.nullable().describe('Null in imports that predate the codes'),
  params: messageParams,
}

export const rowsByReason = z.array(z.object({ rows: count, reason: z.string(), ...messageOfText }))

export const worksByMedium = z.object({
  film: count,
  tvShow: count,
  book: count,
  album: count,
  podcast: count,
})

export const writtenCounts = z.object({
  reviews: count,
  engaged: count,
  saved: count,
  lists: count,
  listEntries: count,
  viewings: count.describe('Days on which works were watched, read or listened to'),
  episodes: count.describe('Episodes and seasons seen, and ratings of them'),
  progress: count.describe('Works in progress, or in progress until the import'),
  remarks: count,
  comments: count,
  likes: count,
  friends: count.describe('Incoming friend requests accepted by the import'),
  hidden: count.describe('Mutes, blocks, works not for the member and filter words'),
  profile: count.describe('Goals, profile texts, the pinned review and published years'),
})

export const match = z.object({
  work: coveredWork,
  sureness,
  reason: matchReason,
})
export type ImportMatch = z.output<typeof match>

export const importFile = z.object({
  id: z.int().positive().describe('Number within the import, from 1'),
  name: z.string().describe('With its folder inside a ZIP'),
  source: importSource.nullable().describe('Null for a file that is not read'),
  content: importContent
    .nullable()
    .describe('Kind of a Letterboxd file of films; null for any other file'),
  listMeaning: z
    .enum([...listMeaning.options, 'unclear'])
    .nullable()
    .describe(
      'Kind of an IMDb list, which only the member can distinguish from their watchlist; its rows wait while it is `unclear`. Null for any other file',
    ),
  rows: outcomeCounts,
  problem: z
    .object({ line: z.int().positive().nullable(), message: z.string(), ...messageOfText })
    .nullable()
    .describe('What could not be read, and what to do'),
  unused: z
    .object({ rows: count, reason: z.string(), ...messageOfText })
    .nullable()
    .describe('Rows of a kind that is never imported; counted nowhere else'),
})
export type ImportFile = z.output<typeof importFile>

export const keptThing = z.object({
  kind: z.enum(['review', 'engaged', 'saved', 'list', 'listEntry', 'viewing', 'progress']),
  title: z.string().describe('Title of the work or list'),
  reason: z.string(),
  code: messageCode
    .nullable()
    .describe('Code of the reason; null in imports that predate the codes'),
})
export type KeptThing = z.output<typeof keptThing>
