import {
  changeFindability as changeFindabilityCall,
  listTasteMatches,
  readFindability,
  showTasteMatch,
} from '@medley/contract/people/taste-matches'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import {
  changeFindability,
  compareTastes,
  listTasteNeighbours,
  showFindability,
} from './taste-matches.service.ts'

export function tasteMatchesRoutes(ctx: Context): Route[] {
  return [
    handle(showTasteMatch, ({ actor, params }) => compareTastes(ctx, actor, params.userId)),
    handle(listTasteMatches, ({ actor, query }) => listTasteNeighbours(ctx, actor, query)),
    handle(readFindability, ({ actor }) => showFindability(ctx, actor)),
    handle(changeFindabilityCall, ({ actor, body }) => changeFindability(ctx, actor, body)),
  ]
}
