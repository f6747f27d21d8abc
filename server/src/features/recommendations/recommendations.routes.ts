import * as contract from '@medley/contract/works/recommendations'
import { handle, perContext, route, type Route } from '../../http/handle.ts'
import { discoverRows } from './discover/recommendations.discover.service.ts'
import { showRecommendations } from './recommendations.service.ts'
import { changeSettings, showSettings } from './recommendations.settings.service.ts'
import { showSimilarWorks } from './similar/recommendations.similar.service.ts'
import { countViews } from './recommendations.views.service.ts'

const rowsOf = perContext(discoverRows)

export const recommendationsRoutes: readonly Route[] = [
  handle(contract.listRecommendations, (ctx, { actor, query }) =>
    showRecommendations(ctx, actor, query),
  ),
  handle(contract.listRecommendationsOfMedium, (ctx, { actor, params: { medium }, query }) =>
    showRecommendations(ctx, actor, query, medium),
  ),
  handle(contract.discoverWorks, (ctx, { actor, params: { medium } }) =>
    rowsOf(ctx)(actor, medium),
  ),
  handle(
    contract.listSimilarWorks,
    (ctx, { actor, params: { medium, workId }, query: { limit } }) =>
      showSimilarWorks(ctx, actor, { id: workId, medium, limit }),
  ),
  route(contract.countRecommendationViews, countViews),
  route(contract.getRecommendationSettings, showSettings),
  route(contract.changeRecommendationSettings, changeSettings),
]
