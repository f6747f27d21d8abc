import {
  listRegistrationTimes,
  readReviewCount,
  readUserCount,
  readYear,
} from '@medley/contract/administration/analytics'
import type { Feature } from '../../feature.ts'
import { handle } from '../../http/handle.ts'
import { registrationTimes, reviewCount, userCount, yearOfInstance } from './analytics.service.ts'

export const analyticsFeature: Feature = {
  name: 'analytics',
  routes: [
    handle(readUserCount, (ctx, { query }) => userCount(ctx, query.minLastOnline ?? null)),
    handle(readReviewCount, (ctx, { query }) =>
      reviewCount(ctx, {
        minDatePosted: query.minDatePosted ?? null,
        imported: query.imported ?? null,
      }),
    ),
    handle(readYear, (ctx, { query }) => yearOfInstance(ctx, query.year)),
    handle(listRegistrationTimes, async (ctx, { query }) => {
      const times = await registrationTimes(ctx, query.minTime)
      return times.map((time) => ({ time_created: time.toISOString() }))
    }),
  ],
}
