import { joinOwnWork, listMerges, mergeWork, revertMerge } from '@medley/contract/works/merges'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { joinOwnWork as joinOwn } from './merges.join.service.ts'
import * as merges from './merges.service.ts'

export function mergesRoutes(ctx: Context): Route[] {
  return [
    handle(mergeWork, ({ actor, params, body }) =>
      merges.mergeWork(ctx, actor, params.medium, { fromId: params.workId, intoId: body.intoId }),
    ),
    handle(joinOwnWork, ({ actor, params, body }) =>
      joinOwn(ctx, actor, params.medium, { fromId: params.workId, intoId: body.intoId }),
    ),
    handle(revertMerge, ({ params }) => merges.revertMerge(ctx, params.mergeId)),
    handle(listMerges, ({ query }) => merges.listMerges(ctx, query)),
  ]
}
