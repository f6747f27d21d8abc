import type { Medium } from '@medley/contract/medium'
import { AppError, notFound } from '../../app-error.ts'
import { shelfSource } from '../../catalogue/shelf/shelf.ts'
import type { WorkFacts } from '../../catalogue/work-facts.ts'
import type { Context } from '../../context.ts'
import { findWorkKey } from './works.queries.ts'
import { storeWorks } from './works.service.ts'
import type { WorkKey } from './works.storage.queries.ts'

/**
 * Asks the work's source anew and stores what it says. Throws `work_not_found`, and `provider_error`
 * where the source does not answer or no longer knows the work: the stored facts then stay.
 */
export async function refreshWork(
  ctx: Context,
  medium: Medium,
  id: number,
): Promise<{ invalidated: true }> {
  const key = await findWorkKey(ctx.db, medium, id)
  if (!key) throw notFound('work')
  await storeWorks(ctx.db, [await askSource(ctx, key)], ctx.clock.now())
  return { invalidated: true }
}

async function askSource(
  ctx: Context,
  { medium, source, externalId }: WorkKey,
): Promise<WorkFacts> {
  const facts = source === shelfSource ? await ctx.catalogue.onShelf(medium, externalId) : null
  if (facts) return facts
  throw new AppError('provider_error', { detail: `${source} has no ${medium} ${externalId}` })
}
