import type { EntryDetails, EntryPage, EntryScores } from '@medley/contract/works/entries'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction } from '../../db/transaction.ts'
import { todayOf } from '../weekly-digest/weekly-digest.visibility.ts'
import { type EntryName, readEntryName } from './naming/entries.names.rules.ts'
import {
  countEntries,
  countEntryRatings,
  countEntryYears,
  type EntriesWork,
  findEntriesWork,
  findNeighbours,
  listEntryFriends,
  listScoredEntries,
  selectEntries,
} from './entries.reading.queries.ts'
import { loadEntries } from './entries.sync.service.ts'
import { isShownTo } from './naming/entries.unlisted.visibility.ts'
import { toEntry, toEntryFriend, toNamedEntry } from './entries.view.ts'

interface NamedWork {
  medium: Medium
  workId: number
}

interface EntriesPage extends NamedWork {
  season?: number | undefined
  year?: number | undefined
  /** In their titles. */
  q?: string | undefined
  limit: number
  after?: number | undefined
}

/**
 * The seasons of a show or the episodes of one, tracks, or episodes of a podcast. Throws `work_not_found`.
 */
export async function listEntries(
  ctx: Context,
  viewer: Viewer,
  { medium, workId, limit, after, ...filter }: EntriesPage,
): Promise<EntryPage> {
  const { work } = await requireEntries(ctx, viewer, medium, workId)
  const where = conditionOf(viewer, medium, filter)
  const page = {
    workId: work.id,
    where,
    limit: limit + 1,
    after,
    today: todayOf(viewer, ctx.clock.now()),
  }
  const [rows, totalCount, years] = await Promise.all([
    selectEntries(ctx.db, viewer, page),
    countEntries(ctx.db, page),
    medium === 'podcast' ? countEntryYears(ctx.db, viewer, work.id) : [],
  ])
  const items = rows.slice(0, limit).map(toEntry)
  return {
    items,
    totalCount,
    after: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    years,
  }
}

/** A show lists its seasons unless one is asked for; others list everything. */
function conditionOf(
  viewer: Viewer,
  medium: Medium,
  { season, year, q }: Pick<EntriesPage, 'season' | 'year' | 'q'>,
) {
  const isTop = medium === 'tvShow' && season === undefined && q === undefined
  const conditions = [
    isShownTo(viewer),
    isTop ? sql`entry.kind = 'season'` : sql`entry.kind <> 'season'`,
    ...(season === undefined ? [] : [sql`entry.season = ${season}`]),
    ...(year === undefined
      ? []
      : [sql`left(entry.release_date, 4) = ${String(year).padStart(4, '0')}`]),
    ...(q === undefined ? [] : [sql`strpos(fold_text(entry.title), fold_text(${q})) > 0`]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** The scores of all rated episodes or tracks of a work. Throws `work_not_found`. */
export async function listScores(
  ctx: Context,
  viewer: Viewer,
  { medium, workId }: NamedWork,
): Promise<EntryScores> {
  const { work } = await requireEntries(ctx, viewer, medium, workId)
  return { items: await listScoredEntries(ctx.db, viewer, work.id) }
}

/** One entry of a work by its name. Throws `work_not_found`, `work_entry_not_found`. */
export async function showEntry(
  ctx: Context,
  viewer: Viewer,
  { medium, workId, name }: NamedWork & { name: string },
): Promise<EntryDetails> {
  const { work } = await requireEntries(ctx, viewer, medium, workId)
  const named = readEntryName(name)
  const where = named && isNamed(named, viewer)
  const today = todayOf(viewer, ctx.clock.now())
  const [row] = where
    ? await selectEntries(ctx.db, viewer, { workId: work.id, where, limit: 1, today })
    : []
  if (!row) throw notFound('work_entry')
  const ref = { ...row, workId: work.id }
  const [ratingCounts, friends, neighbours] = await Promise.all([
    countEntryRatings(ctx.db, row.id),
    listEntryFriends(ctx.db, viewer, ref),
    findNeighbours(ctx.db, ref),
  ])
  const neighbour = (isBefore: boolean) => neighbours.find((one) => one.isBefore === isBefore)
  const [previous, next] = [neighbour(true), neighbour(false)]
  return {
    work,
    entry: toEntry(row),
    ratingCounts,
    friends: friends.map(toEntryFriend),
    previous: previous ? toNamedEntry(previous) : null,
    next: next ? toNamedEntry(next) : null,
  }
}

/** An entry that a source listed has its name as long as no other took it; one without is for those who have it. */
function isNamed(name: EntryName, viewer: Viewer) {
  if ('id' in name) return sql<boolean>`(entry.id = ${name.id} and ${isShownTo(viewer)})`
  const { kind, season, number } = name
  return sql<boolean>`(
    entry.kind = ${kind} and entry.season = ${season}
    and entry.number is not distinct from ${number}::integer
    and (entry.source is not null or ${isShownTo(viewer)})
    and (not entry.is_gone or not exists (
      select from work_entries as other
      where other.work_id = entry.work_id and other.kind = entry.kind and not other.is_gone
        and other.season = entry.season and other.number is not distinct from entry.number
    ))
  )`
}

/** The work, whose entries are made of its titles if nothing else is known. Throws `work_not_found`. */
async function requireEntries(
  ctx: Context,
  viewer: Viewer,
  medium: Medium,
  workId: number,
): Promise<EntriesWork> {
  const found = await requireEntriesWork(ctx.db, viewer, medium, workId)
  if (found.entryCount > 0 || found.titleCount === 0) return found
  await transaction(ctx.primary, (tx) => loadEntries(tx, found.work.id))
  return found
}

/** Throws `work_not_found`. */
export async function requireEntriesWork(
  handle: Handle,
  viewer: Viewer,
  medium: Medium,
  workId: number,
): Promise<EntriesWork> {
  const found = await findEntriesWork(handle, viewer, medium, workId)
  if (!found) throw notFound('work')
  return found
}
