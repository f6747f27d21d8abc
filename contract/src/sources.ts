import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { mediums } from './medium.ts'
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
