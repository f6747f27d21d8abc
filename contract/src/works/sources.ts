import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { mediums } from '../values/medium.ts'
import { sourceCredit } from '../values/shapes.ts'
import { time } from '../values/values.ts'

export const listSources = defineEndpoint({
  method: 'GET',
  path: '/v1/sources',
  access: 'admin',
  summary: 'Lists the active data sources with their recent status',
  status: 200,
  answer: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        mediums: z.array(z.enum(mediums)),
        state: z
          .enum(['ok', 'failing', 'unknown'])
          .describe('`failing`: paused after failures; `unknown`: never requested'),
        lastFault: z.string().nullable(),
        timeFailed: time.nullable(),
        timeAnswered: time.nullable(),
      }),
    ),
  }),
  errors: [],
})

/** The lists that the shelf is adapted from, in part. */
export const shelfOrigins = [
  'fiveThirtyEight',
  'wikipedia',
  'freebase',
  'movieTweetings',
  'tvMaze',
  'goodbooks',
] as const

export type ShelfOrigin = (typeof shelfOrigins)[number]

export const listSourceCredits = defineEndpoint({
  method: 'GET',
  path: '/v1/sources/credits',
  access: 'open',
  summary:
    'Lists the active data sources and the lists behind the shelf with the attribution they require',
  status: 200,
  answer: z.object({
    items: z.array(sourceCredit.extend({ mediums: z.array(z.enum(mediums)) })),
    shelf: z.array(
      z.object({
        origin: z.enum(shelfOrigins),
        credit: z.string().describe('English'),
        creditUrl: z.string(),
        mediums: z.array(z.enum(mediums)),
      }),
    ),
  }),
  errors: [],
})
