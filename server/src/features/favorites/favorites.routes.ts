import * as contract from '@medley/contract/library/favorites'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { chooseFavorites, clearFavorite, showFavorites } from './favorites.service.ts'
import { fillShelf, showShelves } from './favorites.shelves.service.ts'

export function favoritesRoutes(ctx: Context): Route[] {
  return [
    handle(contract.getFavorites, ({ actor, query }) => showFavorites(ctx, actor, query)),
    handle(contract.setFavorites, ({ actor, body }) => chooseFavorites(ctx, actor, body)),
    handle(contract.removeFavorite, ({ actor, params }) =>
      clearFavorite(ctx, actor, params.medium),
    ),
    handle(contract.getFavoriteShelves, ({ actor, params }) =>
      showShelves(ctx, actor, params.userId),
    ),
    handle(contract.fillFavoriteShelf, ({ actor, params, body }) =>
      fillShelf(ctx, actor, params.medium, body.workIds),
    ),
  ]
}
