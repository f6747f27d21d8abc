import * as contract from '@medley/contract/works/recommendations'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { discoverRows } from './discover/recommendations.discover.service.ts'
import { showRecommendations } from './recommendations.service.ts'
import { changeSettings, showSettings } from './recommendations.settings.service.ts'
import { showSimilarWorks } from './similar/recommendations.similar.service.ts'
import { countViews } from './recommendations.views.service.ts'

export function recommendationsRoutes(ctx: Context): Route[] {
  const rowsOf = discoverRows(ctx)
  return [
    handle(contract.listRecommendations, ({ actor, query }) =>
      showRecommendations(ctx, actor, query),
    ),
    handle(contract.listRecommendationsOfMedium, ({ actor, params: { medium }, query }) =>
      showRecommendations(ctx, actor, query, medium),
    ),
    handle(contract.discoverWorks, ({ actor, params: { medium } }) => rowsOf(actor, medium)),
    handle(contract.listSimilarWorks, ({ actor, params: { medium, workId }, query: { limit } }) =>
      showSimilarWorks(ctx, actor, { id: workId, medium, limit }),
    ),
    handle(contract.countRecommendationViews, ({ actor, body: { workIds } }) =>
      countViews(ctx, actor, workIds),
    ),
    handle(contract.getRecommendationSettings, ({ actor }) => showSettings(ctx, actor)),
    handle(contract.changeRecommendationSettings, ({ actor, body }) =>
      changeSettings(ctx, actor, body),
    ),
  ]
}
