import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { renewRecommendations } from './build/recommendations.renewal.service.ts'
import { renewalAddress } from './build/recommendations.scheduling.service.ts'

/** Computes a member's recommendations anew after something changed what they rest on. */
export const renewRecommendationsJob = defineJob({
  ...renewalAddress,
  concurrency: 2,
  run: (ctx: Pick<Context, 'db' | 'clock'>, { userId, medium }) =>
    renewRecommendations(ctx, userId, medium),
})
