import type { Medium } from '@medley/contract/values/medium'
import type { Source } from '../../../catalogue/source.ts'
import { SourceError } from '../../../catalogue/source-error.ts'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'
import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import { listingsOf } from '../duplicates/works.merge.rules.ts'
import { lockNewsFacts, updateRenewedFacts } from './works.news.queries.ts'
import { publishNews } from './works.news.service.ts'
import { findVersion, putVersion } from './works.refresh.queries.ts'

/** A work with the source that is asked about it. */
export interface RenewedWork {
  id: number
  medium: Medium
  source: string
  externalId: string
}

/**
 * Asks one source what is new of a work, and stores its date, status and entries; all else stays as all sources together
 * told it. `record` writes in the same transaction. Throws a SourceError; then nothing is written.
 */
export async function renewWork(
  ctx: Context,
  work: RenewedWork,
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  const source = ctx.catalogue.sources.find(({ name }) => name === work.source)
  if (!source) throw new SourceError('refused', `${work.source} is not in service`)
  const told = await ask(ctx, source, work)
  await transaction(ctx.db, async (tx) => {
    if (told !== null && told !== 'unchanged') await store(ctx, tx, work, told)
    await record(tx)
  })
}

async function ask(ctx: Context, source: Source, { id, medium, externalId }: RenewedWork) {
  if (!source.renew) return source.details(medium, externalId, 'batch')
  return source.renew(medium, externalId, 'batch', await findVersion(ctx.db, id))
}

async function store(ctx: Context, tx: Tx, work: RenewedWork, facts: WorkFacts): Promise<void> {
  const time = ctx.clock.now()
  const before = await lockNewsFacts(tx, work.id)
  if (!before) return
  const isPartial = facts.isPartial === true
  await updateRenewedFacts(tx, {
    workId: work.id,
    source: facts.source,
    // The date of a feed is that of its first episode.
    releaseDate: work.medium === 'podcast' ? null : facts.releaseDate,
    showStatus: facts.showStatus ?? null,
    networkZone: facts.networkZone ?? null,
    entries: isPartial ? [] : facts.entries,
    today: time.toISOString().slice(0, 10),
  })
  if (facts.version !== undefined) {
    await putVersion(tx, work.id, facts.version, facts.ttlMinutes ?? null)
  }
  const listings = listingsOf([facts])
  const entries = await ctx.events.entriesFetched(tx, { workId: work.id, listings, isPartial })
  await publishNews(ctx, tx, { work, before, entries, time })
}
