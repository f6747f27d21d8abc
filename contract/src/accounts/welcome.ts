import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits, welcomeSteps } from '../limits.ts'
import { quote } from '../reviews/popular-reviews.ts'
import { person, work } from '../values/shapes.ts'
import { count, limit, mediumList } from '../values/values.ts'

const welcomeStep = z.enum(welcomeSteps)
export type WelcomeStep = z.output<typeof welcomeStep>

const welcome = z.object({
  step: welcomeStep,
  markedCount: count.describe('Works that the caller engaged'),
  ratedCount: count.describe('Works that the caller rated'),
})
export type Welcome = z.output<typeof welcome>

export const getWelcome = defineEndpoint({
  method: 'GET',
  path: '/v1/welcome',
  access: 'member',
  summary: "Returns the caller's step of the introduction; `ended` for members who never began",
  status: 200,
  answer: welcome,
  errors: [],
})

export const setWelcome = defineEndpoint({
  method: 'PUT',
  path: '/v1/welcome',
  access: 'member',
  summary: "Sets the caller's step of the introduction, or ends it; idempotent",
  body: z.object({ step: welcomeStep }),
  status: 200,
  answer: z.object({ step: welcomeStep }),
  errors: [],
})

/** `12,7`: more ids than an array in a query may have. */
const ids = z
  .string()
  .max(limits.worksToRateMax * 11)
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'Must be ids separated by commas')
  .transform((text) => text.split(',').map(Number))
  .pipe(
    z
      .array(z.int().max(limits.idMax, `Must be at most ${limits.idMax}`))
      .max(limits.worksToRateMax, `Must be at most ${limits.worksToRateMax} ids`),
  )

export const listWorksToRate = defineEndpoint({
  method: 'GET',
  path: '/v1/works-to-rate',
  access: 'member',
  summary:
    'Lists well-known works that the caller has neither engaged nor rated, spread over mediums, decades, genres and creators',
  query: z.object({
    mediums: mediumList.optional(),
    limit: limit(60, 20),
    except: ids.optional().describe('Ids of works that were already shown, separated by commas'),
  }),
  status: 200,
  answer: z.object({ items: z.array(work) }),
  errors: [],
})

export const suggestReviewers = defineEndpoint({
  method: 'GET',
  path: '/v1/welcome/people',
  access: 'member',
  summary:
    'Lists up to 3 people to befriend with a sentence of theirs, those with similar ratings first',
  status: 200,
  answer: z.object({ items: z.array(z.object({ person, quote })) }),
  errors: [],
})
export type SuggestedReviewer = z.output<typeof suggestReviewers.answer>['items'][number]
