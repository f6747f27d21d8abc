import { listChart, listRatingSurges } from '@medley/contract/charts'
import type { Context } from '../../context.ts'
import { handleRead, type Route } from '../../http/handle.ts'
import { showChart, showSurges } from './charts.service.ts'

export function chartsRoutes(ctx: Context): Route[] {
  return [
    handleRead(listChart, ({ actor, params, query }) =>
      showChart(ctx, actor, params.medium, query),
    ),
    handleRead(listRatingSurges, () => showSurges(ctx)),
  ]
}
