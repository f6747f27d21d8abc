import {
  deleteProgress,
  getProgress,
  listFriendsProgress,
  listProgress,
  listProgressOfUser,
  putProgress,
} from '@medley/contract/library/progress'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as progress from './progress.service.ts'

export function progressRoutes(ctx: Context): Route[] {
  return [
    handle(getProgress, ({ actor, params }) => progress.showProgress(ctx, actor, params)),
    handle(putProgress, ({ actor, params, body }) =>
      progress.setProgress(ctx, actor, params, body),
    ),
    handle(deleteProgress, ({ actor, params }) => progress.removeProgress(ctx, actor, params)),
    handle(listProgress, ({ actor, query }) => progress.showOwnProgress(ctx, actor, query)),
    handle(listProgressOfUser, ({ actor, params, query }) =>
      progress.showProgressOfUser(ctx, actor, { ...params, ...query }),
    ),
    handle(listFriendsProgress, ({ actor, query }) =>
      progress.showFriendsProgress(ctx, actor, query),
    ),
  ]
}
