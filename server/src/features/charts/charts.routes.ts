import { listChart, listPopularWorks, listRatingSurges } from '@medley/contract/charts'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { showChart, showPopularWorks, showSurges } from './charts.service.ts'

export function chartsRoutes(ctx: Context): Route[] {
  return [
    handle(listChart, ({ actor, params, query }) => showChart(ctx, actor, params.medium, query)),
    handle(listPopularWorks, ({ actor, query }) => showPopularWorks(ctx, actor, query)),
    handle(listRatingSurges, () => showSurges(ctx)),
  ]
}
