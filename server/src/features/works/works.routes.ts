import {
  addWork,
  confirmWork,
  getWork,
  getWorkSources,
  getWorkStatistics,
  listFacets,
  listLikelyDoubles,
  listLikelySame,
  listWorks,
  refreshWork,
} from '@medley/contract/works/works'
import { handle, perContext, route, type Route } from '../../http/handle.ts'
import * as additions from './additions/works.additions.service.ts'
import * as doubles from './duplicates/works.doubles.service.ts'
import { cacheFacets } from './explore/works.facets.service.ts'
import * as refreshing from './refresh/works.refresh.service.ts'
import { listSourcesOf } from './refresh/works.sources.service.ts'
import * as works from './works.service.ts'

const facetsOf = perContext(cacheFacets)

export const worksRoutes: readonly Route[] = [
  route(listWorks, works.listWorks),
  handle(listFacets, (ctx, { params }) => facetsOf(ctx)(params.medium)),
  handle(getWork, (ctx, { actor, params: { medium, workId: id }, query }) =>
    works.showWork(ctx, actor, { medium, id, entriesMax: query.entries }),
  ),
  route(addWork, additions.addByForm),
  route(confirmWork, additions.confirmWork),
  route(listLikelySame, doubles.listLikelySame),
  route(listLikelyDoubles, doubles.listLikelyDoubles),
  route(getWorkStatistics, works.showStatistics),
  handle(getWorkSources, (ctx, { params }) => listSourcesOf(ctx, params.medium, params.workId)),
  handle(refreshWork, (ctx, { params }) =>
    refreshing.refreshWork(ctx, params.medium, params.workId),
  ),
]
