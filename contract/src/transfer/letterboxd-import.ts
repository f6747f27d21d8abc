import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { anyText, calendarDate, id, medium, rating, time } from '../values/values.ts'

const confirmedReview = z.object({
  workID: z.int(),
  medium: z.literal('film'),
  rating: rating.nullable().describe('Null only in a watched file'),
  review: z.string().nullable(),
  date_viewed: calendarDate.nullable(),
  time_posted: time.nullable(),
  spoiler: z.literal(0),
  import_source: z.literal('letterboxd'),
  title: z.string(),
  year: z.int().nullable(),
})
export type ConfirmedReview = z.output<typeof confirmedReview>

const clarification = z.object({
  title: z.string(),
  year: z.int().nullable(),
  rating: rating.nullable(),
  review: z.string().nullable(),
  dateViewed: calendarDate.nullable(),
  timePosted: time.nullable(),
  suggestions: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      poster_path: z.string().nullable(),
      release_date: z.string().nullable(),
      internal_id: z.int().nullable(),
      creators: z.array(z.object({ name: z.string() })),
    }),
  ),
})
export type Clarification = z.output<typeof clarification>

const rejectedRow = z.object({
  line: z.int().positive().describe('First line of the row in the file, from 1'),
  title: z.string().nullable().describe('What could be read of it'),
  reason: z.string(),
})
export type RejectedRow = z.output<typeof rejectedRow>

export const readLetterboxdExport = defineEndpoint({
  method: 'POST',
  path: '/letterboxd-import',
  access: 'member',
  summary: 'Parses a Letterboxd CSV and returns certain matches and open choices; stores nothing',
  file: { part: 'file', bytesMax: limits.importBytesMax },
  accountLimits: [limitPerMinute(10), limitPerDay(50)],
  body: z.object({ content: z.enum(['review', 'rating', 'watched']) }),
  status: 200,
  answer: z.object({
    content: z.enum(['review', 'rating', 'watched']),
    confirmed: z.array(confirmedReview),
    clarifications: z.array(clarification),
    rejected: z.array(rejectedRow).describe('Rows that are not entries, and why'),
  }),
  errors: ['file_too_large', 'unsupported_file_type', 'provider_error'],
})
export type ReadExport = z.output<typeof readLetterboxdExport.answer>

export const findExternalId = defineEndpoint({
  method: 'GET',
  path: '/external-id',
  access: 'member',
  summary: "Looks up a work's id here and at its source, from either",
  query: z
    .object({
      medium,
      internal_id: id.optional(),
      external_id: anyText.min(1).max(200).optional(),
    })
    .refine((query) => (query.internal_id === undefined) !== (query.external_id === undefined), {
      path: ['internal_id'],
      message: 'Give either internal_id or external_id',
    }),
  status: 200,
  answer: z.object({ medium, internal_id: z.int(), external_id: z.string() }),
  errors: ['external_id_not_found', 'work_not_found'],
})
export type ExternalId = z.output<typeof findExternalId.answer>
