import { getSeries } from '@medley/contract/works/series'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { showSeries } from './series.service.ts'

export function seriesRoutes(ctx: Context): Route[] {
  return [
    handle(getSeries, ({ actor, params, query }) =>
      showSeries(ctx, actor, { id: params.seriesId, ...query }),
    ),
  ]
}
