import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { mediums } from '../values/medium.ts'
import { count, time } from '../values/values.ts'

const share = z.number().min(0).max(1).nullable()

const modelRun = z.object({
  medium: z.enum(mediums),
  timeBuilt: time,
  outcome: z.enum(['published', 'not better than popularity', 'too few ratings']),
  method: z.string().nullable().describe('Null where no model was published'),
  works: count.describe('Works that somebody likes'),
  members: count.describe('Members whom the model learnt from'),
  likes: count.describe('Ratings of 7 or more, and engagements without a rating'),
  ndcg: share.describe('nDCG@100 on members whom the model had not seen; null if not judged'),
  ndcgOfPopularity: share.describe('The same of the most liked works'),
  shippedWorks: count.describe('Works with neighbours that come with Medley'),
  cpuSeconds: z.number().nonnegative(),
})
export type ModelRun = z.output<typeof modelRun>

export const listModelRuns = defineEndpoint({
  method: 'GET',
  path: '/v1/model-runs',
  access: 'admin',
  summary: 'The latest builds of recommendations, up to five a medium, newest first',
  status: 200,
  answer: z.object({ items: z.array(modelRun) }),
  errors: ['admin_only'],
})

export const startModelRun = defineEndpoint({
  method: 'POST',
  path: '/v1/model-runs',
  access: 'admin',
  summary: 'Builds the recommendations of all mediums soon; once if asked again before it begins',
  status: 202,
  answer: z.object({ isQueued: z.literal(true) }),
  errors: ['admin_only'],
})
