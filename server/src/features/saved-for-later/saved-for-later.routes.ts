import {
  isSavedForLater,
  listSavedForLater,
  saveForLater,
  unsaveForLater,
} from '@medley/contract/saved-for-later'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as saved from './saved-for-later.service.ts'

export function savedForLaterRoutes(ctx: Context): Route[] {
  return [
    handle(listSavedForLater, ({ actor, query }) => saved.listSavedWorks(ctx, actor, query)),
    handle(saveForLater, ({ actor, body }) => saved.saveForLater(ctx, actor, body)),
    handle(unsaveForLater, ({ actor, query }) => saved.unsaveForLater(ctx, actor, query)),
    handle(isSavedForLater, ({ actor, query }) => saved.isSavedForLater(ctx, actor, query)),
  ]
}
