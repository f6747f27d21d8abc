import type { RatingSurge } from '@medley/contract/works/charts'
import type { Context } from '../../context.ts'
import { listSurges } from './charts.queries.ts'

const dayMs = 86_400_000

/** Works whose last day holds over a third of their ratings. */
export async function showSurges(ctx: Context): Promise<{ items: RatingSurge[] }> {
  return { items: await listSurges(ctx.db, new Date(ctx.clock.now().getTime() - dayMs)) }
}
