import {
  listRegistrationTimes,
  readReviewCount,
  readUserCount,
  readYear,
} from '@medley/contract/administration/analytics'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { registrationTimes, reviewCount, userCount, yearOfInstance } from './analytics.service.ts'

export function analyticsRoutes(ctx: Context): Route[] {
  return [
    handle(readUserCount, ({ query }) => userCount(ctx, query.minLastOnline ?? null)),
    handle(readReviewCount, ({ query }) =>
      reviewCount(ctx, {
        minDatePosted: query.minDatePosted ?? null,
        imported: query.imported ?? null,
      }),
    ),
    handle(readYear, ({ query }) => yearOfInstance(ctx, query.year)),
    handle(listRegistrationTimes, async ({ query }) => {
      const times = await registrationTimes(ctx, query.minTime)
      return times.map((time) => ({ time_created: time.toISOString() }))
    }),
  ]
}
