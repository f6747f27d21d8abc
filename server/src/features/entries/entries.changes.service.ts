import type { NamedEntry, OwnEntry } from '@medley/contract/works/entries'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { refuseFutureDate } from '../../lib/future-dates.ts'
import { asAct, takeBackSeen } from '../acts/acts.service.ts'
import { todayOf } from '../weekly-digest/weekly-digest.visibility.ts'
import {
  countEntryViewings,
  countUnlistedSeen,
  deleteEntryRatingRow,
  deleteEntryViewingRows,
  findPart,
  findVisibleEntry,
  getToday,
  insertEntryViewings,
  listStoredEntries,
  lockTitles,
  type StoredEntry,
  updateFirstDay,
  upsertEntryRating,
} from './entries.queries.ts'
import { selectEntries } from './entries.reading.queries.ts'
import { findEntriesBehind, insertViewingOnDay } from './entries.rounds.queries.ts'
import { requireEntriesWork } from './entries.service.ts'
import { outBy } from './entries.out.rules.ts'
import { isUpTo, positionOf } from './entries.sync.rules.ts'
import { type EntriesOfWork, findOrMakeEntries } from './naming/entries.naming.service.ts'
import { loadEntries } from './entries.sync.service.ts'
import { isLikely } from './naming/entries.unlisted.rules.ts'
import { toEntry, toNamedEntry } from './entries.view.ts'

const dayMs = 24 * 60 * 60_000

interface Ending {
  /** Of the show, with what was seen. */
  finished: boolean
  /** The actor is to be asked. */
  mayBeFinished: boolean
}

/**
 * Records that the actor saw an entry; of a season, all of its episodes that are out. A day replaces that of
 * the first viewing, undefined leaves it. Throws `work_entry_not_found`, `validation_error`.
 */
export async function markEntry(
  ctx: Context,
  actor: Actor,
  { entryId: id, day }: { entryId: number; day?: string | null | undefined },
): Promise<OwnEntry & Ending & { actId: number | null }> {
  refuseFutureDate(ctx.clock, day, 'day')
  let ending: Ending = { finished: false, mayBeFinished: false }
  const own = await changeAsAct(ctx, actor, id, async (tx, entry) => {
    const entries = await withEpisodes(ctx, tx, actor, entry)
    const entryIds = entries.map((one) => one.id)
    const { workId } = entry
    const time = ctx.clock.now()
    const viewing = { userId: actor.id, workId, entryIds, day: day ?? null, isRepeat: false, time }
    await insertEntryViewings(tx, viewing)
    ending = await ctx.events.entriesSeen(tx, viewing)
    if (day !== undefined && entry.kind !== 'season') {
      await updateFirstDay(tx, actor.id, entry.id, day)
    }
  })
  return { ...own, ...ending }
}

/**
 * Records that the actor saw an entry on a day, beside earlier days. Throws `work_entry_not_found`,
 * `validation_error`.
 */
export async function seeEntry(
  ctx: Context,
  actor: Actor,
  { entryId: id, day }: { entryId: number; day: string | null },
): Promise<OwnEntry & Ending & { actId: number | null }> {
  refuseFutureDate(ctx.clock, day, 'day')
  let ending: Ending = { finished: false, mayBeFinished: false }
  const own = await changeAsAct(ctx, actor, id, async (tx, { workId }) => {
    const viewing = { userId: actor.id, workId, day, time: ctx.clock.now() }
    await insertViewingOnDay(tx, { ...viewing, entryId: id })
    ending = await ctx.events.entriesSeen(tx, { ...viewing, entryIds: [id] })
  })
  return { ...own, ...ending }
}

/**
 * Takes back the actor's viewing of an entry of the last minutes with its consequences, or else deletes all of their
 * viewings of it; of a season, those of its episodes. Throws `work_entry_not_found`.
 */
export function unmarkEntry(
  ctx: Context,
  actor: Actor,
  { entryId: id }: { entryId: number },
): Promise<OwnEntry & { actId: number | null }> {
  return changeAsAct(ctx, actor, id, async (tx, entry, actId) => {
    const { workId, season } = entry
    if (entry.kind === 'season' && season !== null) {
      await unmarkAll(ctx, tx, actId, { userId: actor.id, workId, season })
      return
    }
    const named = { userId: actor.id, workId, entryIds: [id] }
    const isTaken = await takeBackSeen(ctx, tx, actId, named, { latestOnly: true })
    if (!isTaken) await deleteEntryViewingRows(tx, actor.id, [id])
  })
}

/** Sets the actor's rating of an entry. Throws `work_entry_not_found`. */
export function rateEntry(
  ctx: Context,
  actor: Actor,
  { entryId: id, rating }: { entryId: number; rating: number },
): Promise<OwnEntry> {
  return change(ctx, actor, id, (tx, entry) =>
    upsertEntryRating(tx, { userId: actor.id, entry, rating, time: ctx.clock.now() }),
  )
}

/** Deletes the actor's rating of an entry. Throws `work_entry_not_found`. */
export function unrateEntry(
  ctx: Context,
  actor: Actor,
  { entryId: id }: { entryId: number },
): Promise<OwnEntry> {
  return change(ctx, actor, id, (tx, entry) => deleteEntryRatingRow(tx, actor.id, entry.id))
}

interface EntryMarks {
  work: { id: number; medium: Medium }
  season?: number | undefined
  numbers?: readonly number[] | undefined
  upTo?: { season: number; number: number } | undefined
  day: string | null
  isRepeat: boolean
}

interface Marked extends Ending {
  actId: number | null
  added: number
  beforeRelease: NamedEntry[]
}

/**
 * Records that the actor saw several entries of a work: a season as far as it is out, some numbers of it, or
 * everything up to an entry. Numbers that nobody knows become entries without a title. Throws
 * `work_not_found`, `work_entry_not_found` where nothing is known or out, `validation_error`,
 * `entry_unlikely`, and `rate_limited` above the limit of a day.
 */
export function markEntries(
  ctx: Context,
  actor: Actor,
  { work: { id, medium }, day, isRepeat, ...wanted }: EntryMarks,
): Promise<Marked> {
  refuseFutureDate(ctx.clock, day, 'day')
  return transaction(ctx.db, async (tx) => {
    const { work } = await requireEntriesWork(tx, actor, medium, id)
    const stored = await loadEntries(tx, work.id)
    const today = await getToday(tx, actor, ctx.clock.now())
    const chosen = { ...wanted, today, by: namerOf(ctx, actor) }
    const entries = await chosenEntries(tx, { id: work.id, medium, stored }, chosen)
    if (entries.length === 0) throw notFound('work_entry')
    const entryIds = entries.map((one) => one.id)
    const time = ctx.clock.now()
    const viewings = { userId: actor.id, workId: work.id, entryIds, day, isRepeat, time }
    const isAll = wanted.numbers === undefined
    const act = {
      userId: actor.id,
      workId: work.id,
      time,
      season: isAll ? wanted.season : undefined,
    }
    const { result, actId } = await asAct(tx, act, async () => ({
      added: await (isAll ? insertOfRound(tx, viewings) : insertEntryViewings(tx, viewings)),
      ending: await ctx.events.entriesSeen(tx, viewings),
    }))
    const { added, ending } = result
    const isEarly = ({ releaseDate }: StoredEntry) =>
      day !== null && releaseDate !== null && releaseDate > day
    const beforeRelease = entries.filter(isEarly).map(toNamedEntry)
    return { actId, added: added.length, beforeRelease, ...ending }
  })
}

/** Adds viewings of entries; for whoever sees the work again, another one of those that they have before them. */
async function insertOfRound(
  tx: Tx,
  viewings: Parameters<typeof insertEntryViewings>[1],
): Promise<number[]> {
  const behind = await findEntriesBehind(tx, viewings.userId, viewings.workId)
  if (!behind) return insertEntryViewings(tx, viewings)
  const entryIds = viewings.entryIds.filter((id) => !behind.has(id))
  return insertEntryViewings(tx, { ...viewings, entryIds, isRepeat: true })
}

/** An episode or track of a work, made if nobody knows its number; undefined if none is named. Throws `work_entry_not_found` and as `named`. */
export async function requireEntryOf(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  actor: Actor,
  work: { id: number; medium: Medium },
  { entryId, season, number }: Partial<Record<'entryId' | 'season' | 'number', number | undefined>>,
): Promise<StoredEntry | undefined> {
  if (season !== undefined && number !== undefined) {
    const stored = await loadEntries(tx, work.id)
    const numbers = [number]
    const [entry] = await named(tx, { ...work, stored }, namerOf(ctx, actor), { season, numbers })
    if (!entry) throw notFound('work_entry')
    return entry
  }
  if (entryId === undefined) return undefined
  // An entry that its source drops meanwhile would take with it what is written about it.
  await lockTitles(tx, work.id)
  const entry = await findPart(tx, work.id, entryId)
  if (!entry) throw notFound('work_entry')
  return entry
}

/** Records that the actor saw everything up to an entry, without specials; of a special, that alone. */
export async function markUpTo(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { entry, medium, day }: { entry: StoredEntry; medium: Medium; day: string | null },
): Promise<void> {
  const { workId } = entry
  const stored = entry.season === 0 ? [] : await listStoredEntries(tx, workId)
  const time = ctx.clock.now()
  const today = await getToday(tx, actor, time)
  const earlier = regularOut(stored, today).filter((one) => isUpTo(medium, one, entry))
  const entryIds = [...new Set([...earlier, entry].map(({ id }) => id))]
  await insertOfRound(tx, { userId: actor.id, workId, entryIds, day, isRepeat: false, time })
}

/**
 * Takes back the actor's mark of a season of the last minutes with its consequences, or else deletes all of their
 * viewings of it and its episodes. Throws `work_not_found`.
 */
export function unmarkSeason(
  ctx: Context,
  actor: Actor,
  { medium, workId, season }: { medium: Medium; workId: number; season: number },
): Promise<{ actId: number | null; removed: number }> {
  return transaction(ctx.db, async (tx) => {
    const { work } = await requireEntriesWork(tx, actor, medium, workId)
    const named = { userId: actor.id, workId: work.id, time: ctx.clock.now() }
    const { result, actId } = await asAct(tx, named, (id) =>
      unmarkAll(ctx, tx, id, { ...named, season }),
    )
    return { actId, removed: result }
  })
}

/** Returns how many viewings of the season are gone. */
async function unmarkAll(
  ctx: Context,
  tx: Tx,
  actId: number,
  { season, ...named }: { userId: number; workId: number; season: number },
): Promise<number> {
  const stored = await listStoredEntries(tx, named.workId)
  const entryIds = stored.filter((entry) => entry.season === season).map(({ id }) => id)
  const before = await countEntryViewings(tx, named.userId, entryIds)
  const mark = { ...named, season, entryIds }
  if (!(await takeBackSeen(ctx, tx, actId, mark, { latestOnly: true }))) {
    await takeBackSeen(ctx, tx, actId, { ...named, entryIds }, { latestOnly: false })
    await deleteEntryViewingRows(tx, named.userId, entryIds)
  }
  return before - (await countEntryViewings(tx, named.userId, entryIds))
}

async function chosenEntries(
  tx: Tx,
  work: EntriesOfWork,
  {
    season,
    numbers,
    upTo,
    today,
    by,
  }: Pick<EntryMarks, 'season' | 'numbers' | 'upTo'> & { today: string; by: Namer },
): Promise<StoredEntry[]> {
  const out = outBy(work.stored, today)
  if (upTo) {
    const end = positionOf({ ...upTo, kind: 'episode' })
    const known = regularOut(work.stored, today).filter(({ position }) => position <= end)
    const hasEnd = work.stored.some(
      (entry) =>
        entry.kind !== 'season' && entry.season === upTo.season && entry.number === upTo.number,
    )
    return hasEnd
      ? known
      : [...known, ...(await named(tx, work, by, { season: upTo.season, numbers: [upTo.number] }))]
  }
  if (numbers) return named(tx, work, by, { season: season ?? 1, numbers })
  const episodes = out.filter((entry) => entry.kind !== 'season' && entry.season === season)
  if (episodes.length > 0) return episodes
  return out.filter((entry) => entry.kind === 'season' && entry.season === season)
}

/** A member who may name entries of which nobody knows, until their share of the day is used up. */
interface Namer {
  userId: number
  now: Date
}

const namerOf = (ctx: Pick<Context, 'clock'>, { id }: Actor): Namer => ({
  userId: id,
  now: ctx.clock.now(),
})

/** The entries with these numbers; those that nobody knows are made. Throws `entry_unlikely`, `rate_limited`. */
async function named(
  tx: Tx,
  work: EntriesOfWork,
  { userId, now }: Namer,
  { season, numbers }: { season: number; numbers: readonly number[] },
): Promise<StoredEntry[]> {
  const wanted = numbers.map((number) => ({ season, number }))
  const find = await findOrMakeEntries(tx, work, wanted, async (missing) => {
    if (!missing.every((entry) => isLikely(work.stored, entry)))
      throw new AppError('entry_unlikely')
    const since = new Date(now.getTime() - dayMs)
    const seen = await countUnlistedSeen(tx, userId, since)
    const count = missing.filter(({ kind }) => kind !== 'season').length
    if (seen + count > limits.unlistedEntriesPerDay) {
      throw new AppError('rate_limited', { retryAfter: dayMs / 1000 })
    }
  })
  return [...new Set(wanted.flatMap((one) => find(one) ?? []))]
}

/** The entries that are out by a day, without seasons and specials. */
function regularOut(stored: readonly StoredEntry[], day: string): StoredEntry[] {
  return outBy(stored, day).filter(({ kind, season }) => kind !== 'season' && season !== 0)
}

/** An entry, or of a season its episodes that are out, if any are known. */
async function withEpisodes(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  entry: StoredEntry,
): Promise<StoredEntry[]> {
  if (entry.kind !== 'season') return [entry]
  const stored = await listStoredEntries(tx, entry.workId)
  const out = outBy(stored, await getToday(tx, actor, ctx.clock.now()))
  const episodes = out.filter(({ kind, season }) => kind === 'episode' && season === entry.season)
  return episodes.length > 0 ? episodes : [entry]
}

/** As `change`, with the act that it is. */
async function changeAsAct(
  ctx: Context,
  actor: Actor,
  id: number,
  run: (tx: Tx, entry: StoredEntry, actId: number) => Promise<void>,
): Promise<OwnEntry & { actId: number | null }> {
  let named: number | null = null
  const own = await change(ctx, actor, id, async (tx, entry) => {
    const { workId, kind } = entry
    const season = kind === 'season' ? (entry.season ?? undefined) : undefined
    const act = { userId: actor.id, workId, season, time: ctx.clock.now() }
    const { actId } = await asAct(tx, act, (one) => run(tx, entry, one))
    named = actId
  })
  return { ...own, actId: named }
}

/** Changes what the actor has of an entry that they may see, and returns it. */
function change(
  ctx: Context,
  actor: Actor,
  id: number,
  act: (tx: Tx, entry: StoredEntry) => Promise<void>,
): Promise<OwnEntry> {
  return transaction(ctx.db, async (tx) => {
    const entry = await findVisibleEntry(tx, actor, id)
    if (!entry) throw notFound('work_entry')
    await act(tx, entry)
    const where = sql<boolean>`entry.id = ${id}`
    const page = { workId: entry.workId, where, limit: 1, today: todayOf(actor, ctx.clock.now()) }
    const [row] = await selectEntries(tx, actor, page)
    if (!row) throw notFound('work_entry')
    const { ownRating, isSeen, ownDays } = toEntry(row)
    return { id, ownRating, isSeen, ownDays }
  })
}
