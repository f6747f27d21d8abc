import {
  isSavedForLater,
  listFriendsWhoSaved,
  listSavedForLater,
  saveForLater,
  unsaveForLater,
} from '@medley/contract/library/saved-for-later'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as saved from './work-marks.saved.service.ts'

export function savedForLaterRoutes(ctx: Context): Route[] {
  return [
    handle(listSavedForLater, ({ actor, query }) => saved.listSavedWorks(ctx, actor, query)),
    handle(listFriendsWhoSaved, ({ actor, params, query }) =>
      saved.listFriendsWhoSaved(ctx, actor, { ...params, ...query }),
    ),
    handle(saveForLater, async ({ actor, body: { medium, internal_id, fromReviewId } }) => {
      await saved.saveForLater(ctx, actor, { id: internal_id, medium }, fromReviewId)
      return { medium, internal_id, savedForLater: true as const }
    }),
    handle(unsaveForLater, ({ actor, query }) => saved.unsaveForLater(ctx, actor, query)),
    handle(isSavedForLater, ({ actor, query: { medium, internal_id: id } }) =>
      saved.isSavedForLater(ctx, actor, { id, medium }),
    ),
  ]
}
