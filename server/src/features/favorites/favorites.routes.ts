import { getFavorites, removeFavorite, setFavorites } from '@medley/contract/favorites'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { chooseFavorites, clearFavorite, showFavorites } from './favorites.service.ts'

export function favoritesRoutes(ctx: Context): Route[] {
  return [
    handle(getFavorites, ({ actor, query }) => showFavorites(ctx, actor, query)),
    handle(setFavorites, ({ actor, body }) => chooseFavorites(ctx, actor, body)),
    handle(removeFavorite, ({ actor, params }) => clearFavorite(ctx, actor, params.medium)),
  ]
}
