import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { message } from './import-values.ts'
import { limits } from './limits.ts'
import { mediums } from './medium.ts'
import { limitPerDay, limitPerMinute } from './rate-limits.ts'
import { count, partialDate, rating } from './values.ts'

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
  place: z.int().min(0).max(tableLimits.placeMax).describe('Of the column, from 0'),
  as: columnMeaning,
})

const word = z.string().max(tableLimits.wordMax).describe('In lower case')
const tableMedium = z.enum(mediums)

const tableMapping = z.object({
  hasHeader: z.boolean().describe('false: the first row is a work already'),
  columns: z
    .array(column)
    .max(tableLimits.columnsMax)
    .refine(isUnambiguous, 'A place or meaning is named twice')
    .describe('All others are ignored'),
  medium: tableMedium.nullable().describe('Of rows for which no column says it'),
  mediumWords: z
    .array(z.object({ word, as: tableMedium.nullable() }))
    .max(tableLimits.wordsMax)
    .describe('null: such rows are left out'),
  status: statusMeaning
    .nullable()
    .describe(
      'Of rows for which no column says it; null: it is asked, and they are left out until then',
    ),
  statusWords: z.array(z.object({ word, as: statusMeaning })).max(tableLimits.wordsMax),
  scale: tableScale,
  list: z
    .string()
    .max(limits.listTitleMax)
    .nullable()
    .default(null)
    .describe('The title of a list to which all rows are added; null for none'),
  dayOrder: dayOrder.nullable().describe('null: as the dates themselves show'),
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
  .describe('JSON: what the columns of a table mean, as `POST /v1/imports/table` answers it')

export { tableMapping }

const tableColumn = z.object({
  place: count,
  name: z.string().nullable(),
  samples: z.array(z.string()).describe('Up to three different cells'),
})

const landingRow = z.object({
  line: z.int().positive(),
  title: z.string().nullable(),
  year: z.int().nullable(),
  creators: z.array(z.string()),
  medium: tableMedium.nullable(),
  ids: z.array(z.string()).describe('By the names of their sources, as `imdb tt0111161`'),
  rating: rating.nullable(),
  sourceRating: z.string().nullable(),
  sourceScale: z.int().nullable(),
  season: z.int().nullable(),
  episode: z.int().nullable(),
  day: partialDate.nullable(),
  status: statusMeaning.nullable().describe('null for a row that is left out'),
  isSaved: z.boolean().describe('Finished, and saved to be seen, read or heard again'),
  excerpt: z.string().nullable().describe('The beginning of the text'),
  tags: z.array(z.string()),
  list: z.string().nullable(),
  notes: z.array(z.object(message)).describe('Why it is left out, or what is not kept of it'),
})
export type LandingRow = z.output<typeof landingRow>

const tableColumns = z.object({
  columns: z.array(tableColumn).describe('Those with any cell filled'),
  mapping: tableMapping,
  isRemembered: z
    .boolean()
    .describe('The mapping is the last one of the member for a file with the same header'),
  asks: z
    .array(z.enum(['title', 'medium', 'status', 'dayOrder']))
    .describe('What the mapping has to say before the file can be imported'),
  isOrderOpen: z
    .boolean()
    .describe('The dates themselves do not show whether the day or the month comes first'),
  rows: count,
  leftOut: count,
  preview: z.array(landingRow).describe('Five rows as they will land'),
  problem: z
    .object({ line: z.int().positive().nullable(), ...message })
    .nullable()
    .describe('What could not be read'),
})
export type TableColumns = z.output<typeof tableColumns>

export const readTable = defineEndpoint({
  method: 'POST',
  path: '/v1/imports/table',
  access: 'member',
  summary:
    "Reads a member's own table (CSV): its columns, what they may mean, and five rows as they will land; stores nothing",
  file: { part: 'file', bytesMax: limits.importUploadBytesMax },
  body: z.object({ mapping: mappingText.optional() }),
  accountLimits: [limitPerMinute(60), limitPerDay(1_000)],
  status: 200,
  answer: tableColumns,
  errors: ['file_too_large', 'unsupported_file_type'],
})
