import {
  listWorksOfStatistics,
  showStatistics,
  showStatisticsWithFriends,
} from '@medley/contract/library/statistics'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { showOwnWithFriends } from './statistics.friends.service.ts'
import * as statistics from './statistics.service.ts'
import { showWorksBehind } from './statistics.works.service.ts'

export function statisticsRoutes(ctx: Context): Route[] {
  return [
    handle(showStatistics, ({ actor, params, query }) =>
      statistics.showStatistics(ctx, actor, { ...params, ...query }),
    ),
    handle(listWorksOfStatistics, ({ actor, params, query }) =>
      showWorksBehind(ctx, actor, { ...params, ...query }),
    ),
    handle(showStatisticsWithFriends, ({ actor, query }) => showOwnWithFriends(ctx, actor, query)),
  ]
}
