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
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as additions from './additions/works.additions.service.ts'
import * as doubles from './duplicates/works.doubles.service.ts'
import { cacheFacets } from './explore/works.facets.service.ts'
import * as refreshing from './refresh/works.refresh.service.ts'
import { listSourcesOf } from './refresh/works.sources.service.ts'
import * as works from './works.service.ts'

export function worksRoutes(ctx: Context): Route[] {
  const facetsOf = cacheFacets(ctx)
  return [
    handle(listWorks, ({ actor, params, query }) =>
      works.listWorks(ctx, actor, params.medium, query),
    ),
    handle(listFacets, ({ params }) => facetsOf(params.medium)),
    handle(getWork, ({ actor, params: { medium, workId: id }, query }) =>
      works.showWork(ctx, actor, { medium, id, entriesMax: query.entries }),
    ),
    handle(addWork, ({ actor, body, commit }) => additions.addByForm(ctx, commit, actor, body)),
    handle(confirmWork, ({ actor, params }) =>
      additions.confirmWork(ctx, actor, params.medium, params.workId),
    ),
    handle(listLikelySame, ({ actor, params }) =>
      doubles.listLikelySame(ctx, actor, params.medium, params.workId),
    ),
    handle(listLikelyDoubles, ({ actor, query }) => doubles.listLikelyDoubles(ctx, actor, query)),
    handle(getWorkStatistics, ({ actor, params }) =>
      works.showStatistics(ctx, actor, params.medium, params.workId),
    ),
    handle(getWorkSources, ({ params }) => listSourcesOf(ctx, params.medium, params.workId)),
    handle(refreshWork, ({ params }) => refreshing.refreshWork(ctx, params.medium, params.workId)),
  ]
}
