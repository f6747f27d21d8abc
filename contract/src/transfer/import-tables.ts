import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { message } from './import-values.ts'
import { limits } from '../limits.ts'
import { mediums } from '../values/medium.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { count, partialDate, rating } from '../values/values.ts'

/**
 * The contents that a column of a member's own table can have. Several columns can have creators, ids and tags, and
 * titles: the first that is filled counts, that of a show before others.
 */
export const columnMeaning = z.enum([
  'title',
  'year',
  'creator',
  'medium',
  'id',
  'rating',
  'date',
  'text',
  'status',
  'tags',
  'list',
  'rank',
  'season',
  'episode',
])
export type ColumnMeaning = z.output<typeof columnMeaning>

/**
 * The meaning of a word in a column: the work, or the episode, is finished, in progress, or saved for later; or nothing
 * of that.
 */
export const statusMeaning = z.enum(['finished', 'going', 'paused', 'stopped', 'saved', 'unknown'])
export type StatusMeaning = z.output<typeof statusMeaning>

/** The highest score, or letters from A+ to F. */
export const tableScale = z.enum(['5', '10', '20', '100', 'letters'])
export type TableScale = z.output<typeof tableScale>

export const dayOrder = z.enum(['day first', 'month first'])
export type DayOrder = z.output<typeof dayOrder>

export const tableLimits = {
  /** Columns that have a meaning, and the highest place of one. */
  columnsMax: 100,
  placeMax: 499,
  /** Different words of a column that each have a meaning, and their length. */
  wordsMax: 30,
  wordMax: 40,
}

const severalTimes: readonly ColumnMeaning[] = ['title', 'creator', 'id', 'tags']

const column = z.object({
  place: z.int().min(0).max(tableLimits.placeMax).describe('Index of the column, from 0'),
  as: columnMeaning,
})

const word = z.string().max(tableLimits.wordMax).describe('In lower case')
const tableMedium = z.enum(mediums)

const tableMapping = z.object({
  hasHeader: z.boolean().describe('False if the first row is already a work'),
  columns: z
    .array(column)
    .max(tableLimits.columnsMax)
    .refine(isUnambiguous, 'A place or meaning is named twice')
    .describe('All other columns are ignored'),
  medium: tableMedium.nullable().describe('Medium of rows without a column for it'),
  mediumWords: z
    .array(z.object({ word, as: tableMedium.nullable() }))
    .max(tableLimits.wordsMax)
    .describe('Null to leave such rows out'),
  status: statusMeaning
    .nullable()
    .describe('Status of rows without a column for it; null if unanswered, which leaves them out'),
  statusWords: z.array(z.object({ word, as: statusMeaning })).max(tableLimits.wordsMax),
  scale: tableScale,
  list: z
    .string()
    .max(limits.listTitleMax)
    .nullable()
    .default(null)
    .describe('Title of a list that all rows are added to; null for none'),
  dayOrder: dayOrder.nullable().describe('Null to infer it from the dates'),
})
export type TableMapping = z.output<typeof tableMapping>

function isUnambiguous(columns: readonly z.output<typeof column>[]): boolean {
  const places = new Set(columns.map(({ place }) => place))
  const single = columns.filter(({ as }) => !severalTimes.includes(as)).map(({ as }) => as)
  return places.size === columns.length && new Set(single).size === single.length
}

const notJson = 'Must be JSON'

/** A mapping as the text part of a form: JSON. */
export const mappingText = z
  .string()
  .max(10_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.issues.push({ code: 'custom', message: notJson, input: text })
      return z.NEVER
    }
  })
  .pipe(tableMapping)
  .describe("JSON with the meaning of a table's columns, as returned by `POST /v1/imports/table`")

export { tableMapping }

const tableColumn = z.object({
  place: count,
  name: z.string().nullable(),
  samples: z.array(z.string()).describe('Up to three distinct cells'),
})

const landingRow = z.object({
  line: z.int().positive(),
  title: z.string().nullable(),
  year: z.int().nullable(),
  creators: z.array(z.string()),
  medium: tableMedium.nullable(),
  ids: z.array(z.string()).describe('By source, such as `imdb tt0111161`'),
  rating: rating.nullable(),
  sourceRating: z.string().nullable(),
  sourceScale: z.int().nullable(),
  season: z.int().nullable(),
  episode: z.int().nullable(),
  day: partialDate.nullable(),
  status: statusMeaning.nullable().describe('Null for a row that is left out'),
  isSaved: z.boolean().describe('Finished, and saved to be seen, read or heard again'),
  excerpt: z.string().nullable().describe('Beginning of the text'),
  tags: z.array(z.string()),
  list: z.string().nullable(),
  notes: z
    .array(z.object(message))
    .describe('Why the row is left out, or what of it is not imported'),
})
export type LandingRow = z.output<typeof landingRow>

const tableColumns = z.object({
  columns: z.array(tableColumn).describe('Columns with at least one filled cell'),
  mapping: tableMapping,
  isRemembered: z
    .boolean()
    .describe("The mapping is the member's last one for a file with the same header"),
  asks: z
    .array(z.enum(['title', 'medium', 'status', 'dayOrder']))
    .describe('What the mapping must answer before the file can be imported'),
  isOrderOpen: z
    .boolean()
    .describe('The dates do not show whether the day or the month comes first'),
  rows: count,
  leftOut: count,
  preview: z.array(landingRow).describe('Five rows as they will be imported'),
  problem: z
    .object({ line: z.int().positive().nullable(), ...message })
    .nullable()
    .describe('Why the file could not be read'),
})
export type TableColumns = z.output<typeof tableColumns>

export const readTable = defineEndpoint({
  method: 'POST',
  path: '/v1/imports/table',
  access: 'member',
  summary:
    "Reads a CSV of the member's own and returns its columns, their likely meaning and a preview of five rows; stores nothing",
  file: { part: 'file', bytesMax: limits.importUploadBytesMax },
  body: z.object({ mapping: mappingText.optional() }),
  accountLimits: [limitPerMinute(60), limitPerDay(1_000)],
  status: 200,
  answer: tableColumns,
  errors: ['file_too_large', 'unsupported_file_type'],
})
