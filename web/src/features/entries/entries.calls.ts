import { entriesTexts } from '@medley/texts/entries'
import type { Entry, OwnEntry } from '@medley/contract/works/entries'
import { pageSizes } from '@medley/contract/limits'
import { call, isApiError } from '../../lib/api.ts'
import { createChanges } from '../../lib/changes.ts'
import { changeItems, invalidate } from '../../lib/mutations.ts'
import { keyOf, pages, query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { today } from '../../lib/time/today.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { reportAct } from '../acts/acts.calls.ts'
import { noteFinished } from '../work-marks/finished-works.ts'
import { refreshViewings } from '../works/refresh-viewings.ts'
import { entryReads, type WorkName, workParams } from '../works/works.calls.ts'
import { entryNumber, entryTitle } from './entry-names.ts'

export type EntriesWork = WorkName

/** Part of the entries of a work: a season, a year, or those with a text in their title. */
export interface EntryPart {
  season?: number | undefined
  year?: number | undefined
  q?: string | undefined
}

const listEndpoint = 'GET /v1/works/{medium}/{workId}/entries'
const pageEndpoint = 'GET /v1/works/{medium}/{workId}/entries/{name}'

/** The entries of a work, or of a part of it, page by page. */
export function entriesQuery(work: EntriesWork, { season, year, q }: EntryPart = {}) {
  return pages(listEndpoint, {
    params: workParams(work),
    query: { limit: pageSizes.entries, season, year, q },
  })
}

/** The scores of all rated entries of a work. */
export function entryScoresQuery(work: EntriesWork) {
  return query('GET /v1/works/{medium}/{workId}/entry-scores', { params: workParams(work) })
}

/** One entry by its name in the address, such as `s2e5`. */
export function entryQuery(work: EntriesWork, name: string) {
  return query(pageEndpoint, { params: { ...workParams(work), name } })
}

const seen = createChanges<number, boolean, boolean>()
const ratings = createChanges<number, number | null, number | null>()

/** Marks an entry as seen today, or takes that back; at once on screen. The message says which, with an undo. */
export function setSeen(work: EntriesWork, entry: Entry, wanted: boolean): Promise<void> {
  const show = (isSeen: boolean) =>
    patchEntry(work, entry, { isSeen, ownDays: isSeen ? [today()] : [] })
  show(wanted)
  return saved(work, entry, () =>
    seen.save(entry.id, {
      wanted,
      before: () => !wanted,
      isReached: (state, goal) => state === goal,
      save: async (goal) => {
        await saveSeen(work, entry, goal)
        return goal
      },
      show: () => undefined,
    }),
  )
}

const nameOf = (entry: Entry) => entryNumber(entry) || entryTitle(entry)

async function saveSeen(work: EntriesWork, entry: Entry, isSeen: boolean): Promise<void> {
  const params = { entryId: String(entry.id) }
  const keepalive = true
  const name = nameOf(entry)
  if (isSeen) {
    const { finished, mayBeFinished, actId, ...own } = await call(
      'PUT /v1/entry-viewings/{entryId}',
      {
        params,
        body: { day: today() },
        keepalive,
      },
    )
    patchEntry(work, entry, own)
    if (finished) noteFinished(work)
    reportAct(work, entriesTexts.seenNow({ name, medium: work.medium }), actId, { mayBeFinished })
  } else {
    const { actId, ...own } = await call('DELETE /v1/entry-viewings/{entryId}', {
      params,
      keepalive,
    })
    patchEntry(work, entry, own)
    reportAct(
      work,
      entriesTexts.unseenNow({ name, medium: work.medium, isStillSeen: own.isSeen }),
      actId,
    )
  }
}

/** The member saw an entry once more, today. The message offers to take that back. */
export async function seeAgain(work: EntriesWork, entry: Entry): Promise<void> {
  try {
    const { finished, mayBeFinished, actId, ...own } = await call(
      'POST /v1/entry-viewings/{entryId}',
      {
        params: { entryId: String(entry.id) },
        body: { day: today() },
      },
    )
    patchEntry(work, entry, own)
    if (finished) noteFinished(work)
    await refreshAll(work)
    reportAct(work, entriesTexts.seenAgain({ name: nameOf(entry), medium: work.medium }), actId, {
      mayBeFinished,
    })
  } catch {
    showSnackbar({ text: entriesTexts.failed, kind: 'error' })
  }
}

/** Rates an entry, or with null takes the rating back; at once on screen. */
export function rateEntry(work: EntriesWork, entry: Entry, wanted: number | null): Promise<void> {
  patchEntry(work, entry, { ownRating: wanted })
  return saved(work, entry, () =>
    ratings.save(entry.id, {
      wanted,
      before: () => entry.ownRating,
      isReached: (state, goal) => state === goal,
      save: async (goal) => {
        const params = { entryId: String(entry.id) }
        await (goal === null
          ? call('DELETE /v1/entry-ratings/{entryId}', { params, keepalive: true })
          : call('PUT /v1/entry-ratings/{entryId}', {
              params,
              body: { rating: goal },
              keepalive: true,
            }))
        return goal
      },
      show: (ownRating) => patchEntry(work, entry, { ownRating }),
    }),
  )
}

/** Runs a change; where it fails, says so and shows what the server has. */
async function saved(work: EntriesWork, entry: Entry, save: () => Promise<unknown>): Promise<void> {
  try {
    if ((await save()) === undefined) return
    await refreshAround(work, entry)
  } catch {
    showSnackbar({ text: entriesTexts.failed, kind: 'error' })
    await invalidate(...entryReads(work))
  }
}

/** Refetches what counts an entry: its season, the bars, its page and diaries; its row is up to date. */
async function refreshAround(work: EntriesWork, entry: Pick<Entry, 'kind'>): Promise<void> {
  const lists = keyOf(listEndpoint, {
    params: workParams(work),
    // Those of no season.
    ...(entry.kind !== 'season' && { query: { season: undefined } }),
  })
  const others = entryReads(work).filter(([endpoint]) => endpoint !== listEndpoint)
  await Promise.all([invalidate(lists, ...others), refreshViewings()])
}

/** A season, some of its numbers, or everything up to an entry. */
export type EntryMarks =
  | { season: number; numbers?: number[] }
  | { upTo: { season: number; number: number } }

/**
 * Marks a season, or everything up to an entry, as seen; without a day where `isUndated`, beside earlier viewings where
 * `isRepeat`. The message offers to take it back.
 */
export async function markEntries(
  work: EntriesWork,
  marks: EntryMarks,
  { isUndated = false, isRepeat = false }: { isUndated?: boolean; isRepeat?: boolean } = {},
): Promise<void> {
  try {
    const { actId, added, finished, mayBeFinished } = await call('POST /v1/entry-viewings', {
      body: { work, ...marks, isRepeat, day: isUndated ? null : today() },
    })
    if (finished) noteFinished(work)
    await refreshAll(work)
    const whole = 'season' in marks && !marks.numbers ? marks.season : null
    reportAct(work, entriesTexts.marked({ count: added, season: whole }), actId, { mayBeFinished })
  } catch (error) {
    showSnackbar({ text: textOf(error), kind: 'error', timeout: 8_000 })
  }
}

function textOf(error: unknown): string {
  if (isApiError(error, 'entry_unlikely')) return entriesTexts.unlikely
  return isApiError(error, 'rate_limited') ? entriesTexts.tooMany : entriesTexts.failed
}

/** Takes back that a season was seen. The message offers to restore it. */
export async function unmarkSeason(work: EntriesWork, season: number): Promise<void> {
  try {
    const { actId, removed } = await call('DELETE /v1/entry-viewings', {
      query: { workId: work.id, medium: work.medium, season },
    })
    await refreshAll(work)
    reportAct(work, entriesTexts.unmarked({ count: removed, medium: work.medium }), actId)
  } catch {
    showSnackbar({ text: entriesTexts.failed, kind: 'error' })
  }
}

async function refreshAll(work: EntriesWork): Promise<void> {
  await Promise.all([invalidate(...entryReads(work)), refreshViewings()])
}

/** Changes an entry in every list and on its page, and the progress of its season, without a request. */
function patchEntry(work: EntriesWork, entry: Entry, own: Partial<OwnEntry>): void {
  // A response in flight may be older than this change.
  for (const queryKey of entryReads(work)) void queryClient.cancelQueries({ queryKey })
  const params = workParams(work)
  changeItems(keyOf(listEndpoint, { params }), (one: Entry) => patched(one, entry, own))
  queryClient.setQueriesData<{ entry: Entry }>(
    { queryKey: keyOf(pageEndpoint, { params }) },
    (page) =>
      page && page.entry.id === entry.id ? { ...page, entry: { ...page.entry, ...own } } : page,
  )
}

function patched(one: Entry, entry: Entry, own: Partial<OwnEntry>): Entry {
  if (one.id === entry.id) return { ...one, ...own }
  const isItsSeason =
    one.kind === 'season' && entry.kind !== 'season' && one.season === entry.season
  if (!isItsSeason || !one.episodes || own.isSeen === undefined || own.isSeen === entry.isSeen)
    return one
  const seenCount = one.episodes.seen + (own.isSeen ? 1 : -1)
  return {
    ...one,
    episodes: { ...one.episodes, seen: Math.max(0, Math.min(seenCount, one.episodes.out)) },
  }
}
