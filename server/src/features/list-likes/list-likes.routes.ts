import { likeList, unlikeList } from '@medley/contract/library/list-likes'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { like, unlike } from './list-likes.service.ts'

export function listLikesRoutes(ctx: Context): Route[] {
  return [
    handle(likeList, ({ actor, body }) => like(ctx, actor, body.listId)),
    handle(unlikeList, ({ actor, params }) => unlike(ctx, actor, params.id)),
  ]
}
