import { joinOwnWork, listMerges, mergeWork, revertMerge } from '@medley/contract/works/merges'
import type { Feature } from '../../feature.ts'
import { handle } from '../../http/handle.ts'
import { joinOwnWork as joinOwn } from './merges.join.service.ts'
import * as merges from './merges.service.ts'

export const mergesFeature: Feature = {
  name: 'merges',
  routes: [
    handle(mergeWork, (ctx, { actor, params, body }) =>
      merges.mergeWork(ctx, actor, params.medium, { fromId: params.workId, intoId: body.intoId }),
    ),
    handle(joinOwnWork, (ctx, { actor, params, body }) =>
      joinOwn(ctx, actor, params.medium, { fromId: params.workId, intoId: body.intoId }),
    ),
    handle(revertMerge, (ctx, { params }) => merges.revertMerge(ctx, params.mergeId)),
    handle(listMerges, (ctx, { query }) => merges.listMerges(ctx, query)),
  ],
  tables: ['work_merges'],
  holds: { work_merges: null },
}
