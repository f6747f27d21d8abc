import { getSeries } from '@medley/contract/works/series'
import type { Feature } from '../../feature.ts'
import { handle } from '../../http/handle.ts'
import { showSeries } from './series.service.ts'

export const seriesFeature: Feature = {
  name: 'series',
  routes: [
    handle(getSeries, (ctx, { actor, params, query }) =>
      showSeries(ctx, actor, { id: params.seriesId, ...query }),
    ),
  ],
}
