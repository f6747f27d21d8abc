import type { Medium } from '@medley/contract/values/medium'
import { notFound } from '../../../app-error.ts'
import type { Lane } from '../../../catalogue/gate.ts'
import { shelfSource } from '../../../catalogue/shelf/shelf.ts'
import { hasFactsAbout, type Source } from '../../../catalogue/source.ts'
import type { Version } from '../../../catalogue/web/version.ts'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { fetchSourceDetails } from './works.source-details.service.ts'
import { insertExternalIds, listKnownIds } from '../duplicates/works.deduplicate.queries.ts'
import { idsOf } from '../duplicates/works.deduplicate.service.ts'
import { findRelatives } from '../works.relatives.service.ts'
import {
  listingsOf,
  mergeFacts,
  sourcesOfFacts,
  titlesInLanguages,
} from '../duplicates/works.merge.rules.ts'
import {
  findRefreshedWork,
  findVersion,
  recordRefreshEnd,
  putVersion,
  type RefreshedWork,
} from './works.refresh.queries.ts'
import { updateDetails } from '../works.details.queries.ts'
import { lockNewsFacts } from './works.news.queries.ts'
import { publishNews } from './works.news.service.ts'
import { putTitles } from '../works.languages.queries.ts'

/** The outcome of refetching a work's data. */
export interface Refreshed {
  /** True if a source that has the work returned it. */
  isFresh: boolean
  /** The errors of failed sources. */
  failures: unknown[]
}

/**
 * Queries every source of the work, including the shelf, and stores the merged facts. Also searches
 * the sources not yet linked to the work. Throws `work_not_found`.
 */
export async function fetchFromSources(
  ctx: Context,
  medium: Medium,
  id: number,
  lane: Lane,
): Promise<Refreshed> {
  const work = await findRefreshedWork(ctx.db, medium, id)
  if (!work) throw notFound('work')
  // A manual refresh fetches everything; an automatic one only what changed.
  const version = lane === 'batch' ? await findVersion(ctx.db, id) : null
  const sources = ctx.catalogue.sources.filter((source) => hasFactsAbout(source, medium))
  const [shelf, ...answers] = await Promise.allSettled([
    onShelf(ctx, work),
    ...sources.map((source) => querySource(ctx, source, work, { lane, version })),
  ])
  const fetched = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value) || [])
  const onIt = shelf.status === 'fulfilled' ? shelf.value : null
  const failures = [shelf, ...answers].flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  )
  const isFresh = isFoundAgain(work, onIt, fetched)
  if (isFresh || fetched.length > 0) await store(ctx, work, onIt, fetched)
  await recordRefreshEnd(ctx.db, work.id, ctx.clock.now(), failures.length === 0)
  return { isFresh, failures }
}

function isFoundAgain(work: RefreshedWork, shelf: WorkFacts | null, fetched: WorkFacts[]): boolean {
  if (shelf) return true
  return fetched.some((facts) => work.ids.some(({ source }) => source === facts.source))
}

async function onShelf(ctx: Context, work: RefreshedWork): Promise<WorkFacts | null> {
  const known = work.ids.find(({ source }) => source === shelfSource)
  return known ? ctx.catalogue.onShelf(work.medium, known.id) : null
}

/** Drops facts that belong to another stored work; an added work is then merged into that one. */
async function querySource(
  ctx: Context,
  source: Source,
  work: RefreshedWork,
  { lane, version }: { lane: Lane; version: Version | null },
): Promise<WorkFacts | null> {
  const facts = await fetchSourceDetails(source, work, lane, version)
  if (!facts) return null
  const own = { source: facts.source, id: facts.externalId }
  const owners = await listKnownIds(ctx.db, work.medium, [own])
  const other = owners.find((owner) => owner.workId !== work.id)
  if (!other) return facts
  if (work.isAdded) {
    const event = { fromId: work.id, intoId: other.workId, time: ctx.clock.now() }
    await transaction(ctx.db, (tx) => ctx.events.sameWorkFound(tx, event))
  }
  return null
}

async function store(
  ctx: Context,
  work: RefreshedWork,
  shelf: WorkFacts | null,
  fetched: readonly WorkFacts[],
): Promise<void> {
  const merged = mergeFacts(shelf, fetched)
  if (!merged) return
  const ids = fetched.flatMap(idsOf).map((id) => ({ ...id, workId: work.id }))
  const isPartial = fetched.some((facts) => facts.isPartial)
  const whole = [...(shelf ? [shelf] : []), ...fetched].filter((facts) => !facts.isPartial)
  const answered = whole.map(({ source }) => source)
  const sources = sourcesOfFacts(shelf, fetched)
  const time = ctx.clock.now()
  const titles = titlesInLanguages(work.id, fetched)
  const pairs = await findRelatives(ctx.db, work.id, fetched)
  await transaction(ctx.db, async (tx) => {
    const before = await lockNewsFacts(tx, work.id)
    await updateDetails(tx, { id: work.id, facts: merged, sources, answered, isPartial, time })
    const read = fetched.find(({ version }) => version !== undefined)
    if (read?.version !== undefined) {
      await putVersion(tx, work.id, read.version, read.ttlMinutes ?? null)
    }
    await insertExternalIds(tx, work.medium, ids)
    if (titles.length > 0) await putTitles(tx, titles)
    if (pairs.length > 0) await ctx.events.adaptationsFound(tx, { pairs })
    const listings = listingsOf(fetched)
    const entries = await ctx.events.entriesFetched(tx, { workId: work.id, listings, isPartial })
    await publishNews(ctx, tx, { work, before, entries, time })
  })
}
