import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { mediums } from './medium.ts'
import { sourceCredit } from './shapes.ts'
import { time } from './values.ts'

export const listSources = defineEndpoint({
  method: 'GET',
  path: '/v1/sources',
  access: 'admin',
  summary: 'The data sources in service, and how each of them was lately',
  status: 200,
  answer: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        mediums: z.array(z.enum(mediums)),
        state: z
          .enum(['ok', 'failing', 'unknown'])
          .describe('failing: not asked for a while, after failures; unknown: never asked'),
        lastFault: z.string().nullable(),
        timeFailed: time.nullable(),
        timeAnswered: time.nullable(),
      }),
    ),
  }),
  errors: [],
})

export const listSourceCredits = defineEndpoint({
  method: 'GET',
  path: '/v1/sources/credits',
  access: 'open',
  summary:
    'The data sources in service and the lists behind the shelf, with what they ask to be said',
  status: 200,
  answer: z.object({
    items: z.array(sourceCredit.extend({ mediums: z.array(z.enum(mediums)) })),
    shelf: z.array(
      z.object({ credit: z.string(), creditUrl: z.string(), mediums: z.array(z.enum(mediums)) }),
    ),
  }),
  errors: [],
})
