import { z } from 'zod'
import { languages } from './languages.ts'
import { defineEndpoint } from './endpoint.ts'
import { mediums } from './medium.ts'
import { coveredWork, userSearchItem } from './shapes.ts'
import { count, pathId, rating, wholeNumber } from './values.ts'

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
  words: z.string().nullable().describe('The first sentence of the review'),
  hasPicture,
})
export type RatedScene = z.output<typeof rated>

const scenes = z.object({
  number: z.object({
    works: count,
    minutes: count.describe('Of films and albums as a whole and of single episodes, where known'),
    pages: count.describe('Of books, where known'),
    mediums: z.array(z.object({ medium: z.enum(mediums), works: count })),
    covers: z.array(coveredWork).describe('A few of them'),
    hasPicture,
  }),
  month: z
    .object({
      month: z.int().min(1).max(12),
      works: count,
      months: z.array(count).length(12).describe('Works of each month'),
      covers: z.array(coveredWork),
      hasPicture,
    })
    .nullable()
    .describe('With the most works, the latest of equals; null if no work has a month'),
  faces: z.object({ covers: z.array(coveredWork), hasPicture }).describe('Spread over the year'),
  surprise: rated
    .extend({
      usual: score,
      of: z.enum(['everyone', 'own']).describe('Whose mean: of the work, or of its medium'),
    })
    .nullable()
    .describe('Rated furthest above what everyone gives it, or the member gives its medium'),
  person: z
    .object({
      person: userSearchItem,
      works: count.describe('In both diaries in that year'),
      evenings: count.describe('Logged together'),
      sent: count.nullable().describe('Works sent to one another; null for everyone else'),
      covers: z.array(coveredWork),
      hasPicture,
    })
    .nullable()
    .describe('The friend with the most works in common whom the caller may see'),
  worst: rated.nullable().describe('Rated lowest, below `best`'),
  best: rated.nullable().describe('Rated best, with a review rather than without'),
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
  missing: count.describe('Works with a date that the year lacks before it is told'),
  scenes: scenes.nullable().describe('Null while works are missing'),
  leftOut: z.array(coveredWork).describe('For the member alone'),
})
export type MemberYear = z.output<typeof memberYear>

export const showYear = defineEndpoint({
  method: 'GET',
  path: '/v1/years/{userId}/{year}',
  access: 'optional',
  summary: "A member's year in seven scenes; for others once it is published",
  params: yearPath,
  status: 200,
  answer: memberYear,
  errors: ['year_not_found'],
})

export const listYears = defineEndpoint({
  method: 'GET',
  path: '/v1/years/{userId}',
  access: 'optional',
  summary: "A member's years that the caller may open, latest first",
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
  summary: 'A scene as a picture, of what everyone may see',
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
  summary: "Shows the caller's year to everyone whom they show what they do; repeatable",
  params: z.object({ year: yearPart }),
  status: 200,
  answer: published,
  errors: ['year_not_found', 'year_too_short'],
})

export const unpublishYear = defineEndpoint({
  method: 'DELETE',
  path: '/v1/published-years/{year}',
  access: 'member',
  summary: "Keeps the caller's year to themselves again; repeatable",
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
  summary: "Leaves a work out of every scene and picture of the caller's year; repeatable",
  params: workInYear,
  status: 200,
  answer: leftOut,
  errors: ['year_not_found', 'work_not_found'],
})

export const takeBack = defineEndpoint({
  method: 'DELETE',
  path: '/v1/left-out-works/{year}/{workId}',
  access: 'member',
  summary: "Takes a work back into the caller's year; repeatable",
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
  summary: 'A year of the caller and their friends, of what each shows to the caller',
  params: z.object({ year: yearPart }),
  status: 200,
  answer: z.object({
    common: z
      .array(z.object({ work: coveredWork, people: z.int().positive() }))
      .describe('Works that at least two of them saw, most people first'),
    quarrel: z
      .object({ work: coveredWork, highest: ratedBy, lowest: ratedBy })
      .nullable()
      .describe('The work with the most different ratings'),
    busiest: z.array(z.object({ person: userSearchItem, works: count })).describe('At most three'),
  }),
  errors: ['year_not_found'],
})
export type YearOfCircle = z.output<typeof showYearOfCircle.answer>
