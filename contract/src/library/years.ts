import { z } from 'zod'
import { languages } from '../values/languages.ts'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { mediums } from '../values/medium.ts'
import { coveredWork, userSearchItem } from '../values/shapes.ts'
import { count, pathId, rating, wholeNumber } from '../values/values.ts'

export const errors = defineErrors({
  year_not_found: [404, 'Year not found'],
  year_too_short: [409, 'The year has too few works'],
})

const year = wholeNumber(1, 9999)
const score = z.number().min(0).max(10)

/** The scenes of a year, in their order. */
export const sceneNames = [
  'number',
  'month',
  'faces',
  'surprise',
  'person',
  'worst',
  'best',
] as const
export type SceneName = (typeof sceneNames)[number]

const hasPicture = z.boolean().describe('Whether everyone may see what the scene shows')

const rated = z.object({
  work: coveredWork,
  rating,
  reviewId: z.int().positive(),
  words: z.string().nullable().describe('First sentence of the review'),
  hasPicture,
})
export type RatedScene = z.output<typeof rated>

const scenes = z.object({
  number: z.object({
    works: count,
    minutes: count.describe('Of whole films and albums and of single episodes, if known'),
    pages: count.describe('Of books, if known'),
    mediums: z.array(z.object({ medium: z.enum(mediums), works: count })),
    covers: z.array(coveredWork).describe('A few of them'),
    hasPicture,
  }),
  month: z
    .object({
      month: z.int().min(1).max(12),
      works: count,
      months: z.array(count).length(12).describe('Works per month'),
      covers: z.array(coveredWork),
      hasPicture,
    })
    .nullable()
    .describe('Month with the most works, the latest in a tie; null if no work has a month'),
  faces: z.object({ covers: z.array(coveredWork), hasPicture }).describe('Spread over the year'),
  surprise: rated
    .extend({
      usual: score,
      of: z
        .enum(['everyone', 'own'])
        .describe('The mean it is compared with: of the work or of its medium'),
    })
    .nullable()
    .describe("Rated furthest above the overall mean, or above the member's mean for the medium"),
  person: z
    .object({
      person: userSearchItem,
      works: count.describe('In both diaries in that year'),
      evenings: count.describe('Evenings logged together'),
      sent: count.nullable().describe('Works they sent each other; null for other readers'),
      covers: z.array(coveredWork),
      hasPicture,
    })
    .nullable()
    .describe('The friend with most works in common whom the caller may see'),
  worst: rated.nullable().describe('Lowest rated, below `best`'),
  best: rated.nullable().describe('Highest rated, preferably with a review'),
})
export type Scenes = z.output<typeof scenes>

const yearPart = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'year_not_found')
  .transform(Number)

const yearPath = z.object({ userId: pathId('year_not_found'), year: yearPart })

const memberYear = z.object({
  year,
  isPublished: z.boolean(),
  missing: count.describe('Dated works still needed before the year can be shown'),
  scenes: scenes.nullable().describe('Null while works are missing'),
  leftOut: z.array(coveredWork).describe('Only for the member'),
})
export type MemberYear = z.output<typeof memberYear>

export const showYear = defineEndpoint({
  method: 'GET',
  path: '/v1/years/{userId}/{year}',
  access: 'optional',
  summary: "Returns a member's year in seven scenes; for others once it is published",
  params: yearPath,
  status: 200,
  answer: memberYear,
  errors: ['year_not_found'],
})

export const listYears = defineEndpoint({
  method: 'GET',
  path: '/v1/years/{userId}',
  access: 'optional',
  summary: "Lists a member's years that the caller may open, latest first",
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({
    items: z.array(z.object({ year, works: count, isPublished: z.boolean() })),
  }),
  errors: ['user_not_found'],
})

/** Sizes of pictures in pixels. */
export const pictureFormats = {
  portrait: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 630 },
} as const
export type PictureFormat = keyof typeof pictureFormats

export const getYearPicture = defineEndpoint({
  method: 'GET',
  path: '/v1/years/{userId}/{year}/pictures/{scene}',
  access: 'optional',
  summary: 'Returns a scene as a picture, with what everyone may see',
  params: yearPath.extend({ scene: z.enum(sceneNames) }),
  query: z.object({
    format: z.enum(['portrait', 'wide']).default('portrait'),
    language: z.enum(languages).default('en'),
  }),
  download: 'image/png',
  status: 200,
  answer: z.file(),
  errors: ['year_not_found'],
})

const published = z.object({ isPublished: z.boolean() })

export const publishYear = defineEndpoint({
  method: 'PUT',
  path: '/v1/published-years/{year}',
  access: 'member',
  summary: "Publishes the caller's year to their audience; idempotent",
  params: z.object({ year: yearPart }),
  status: 200,
  answer: published,
  errors: ['year_not_found', 'year_too_short'],
})

export const unpublishYear = defineEndpoint({
  method: 'DELETE',
  path: '/v1/published-years/{year}',
  access: 'member',
  summary: "Unpublishes the caller's year; idempotent",
  params: z.object({ year: yearPart }),
  status: 200,
  answer: published,
  errors: ['year_not_found'],
})

const leftOut = z.object({ isLeftOut: z.boolean() })
const workInYear = z.object({ year: yearPart, workId: pathId('work_not_found') })

export const leaveOut = defineEndpoint({
  method: 'PUT',
  path: '/v1/left-out-works/{year}/{workId}',
  access: 'member',
  summary: "Leaves a work out of every scene and picture of the caller's year; idempotent",
  params: workInYear,
  status: 200,
  answer: leftOut,
  errors: ['year_not_found', 'work_not_found'],
})

export const takeBack = defineEndpoint({
  method: 'DELETE',
  path: '/v1/left-out-works/{year}/{workId}',
  access: 'member',
  summary: "Includes a left-out work in the caller's year again; idempotent",
  params: workInYear,
  status: 200,
  answer: leftOut,
  errors: ['year_not_found', 'work_not_found'],
})

const ratedBy = z.object({ person: userSearchItem, rating })

export const showYearOfCircle = defineEndpoint({
  method: 'GET',
  path: '/v1/years-with-friends/{year}',
  access: 'member',
  summary: 'Returns a year of the caller and their friends, as far as each shows it to the caller',
  params: z.object({ year: yearPart }),
  status: 200,
  answer: z.object({
    common: z
      .array(z.object({ work: coveredWork, people: z.int().positive() }))
      .describe('Works that at least two of them saw, most people first'),
    quarrel: z
      .object({ work: coveredWork, highest: ratedBy, lowest: ratedBy })
      .nullable()
      .describe('The work with the most divergent ratings'),
    busiest: z.array(z.object({ person: userSearchItem, works: count })).describe('At most three'),
  }),
  errors: ['year_not_found'],
})
export type YearOfCircle = z.output<typeof showYearOfCircle.answer>
