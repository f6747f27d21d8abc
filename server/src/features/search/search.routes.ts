import { search as searchCall } from '@medley/contract/works/search'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { search } from './search.service.ts'

export function searchRoutes(ctx: Context): Route[] {
  return [handle(searchCall, ({ actor, query }) => search(ctx, actor, query))]
}
