import { listRatingSurges } from '@medley/contract/works/charts'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { showSurges } from './charts.service.ts'

export function chartsRoutes(ctx: Context): Route[] {
  return [handle(listRatingSurges, () => showSurges(ctx))]
}
