import { listSourceCredits, listSources } from '@medley/contract/works/sources'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as sources from './sources.service.ts'

export function sourcesRoutes(ctx: Context): Route[] {
  return [
    handle(listSources, () => sources.listSources(ctx)),
    handle(listSourceCredits, () => sources.listCredits(ctx)),
  ]
}
