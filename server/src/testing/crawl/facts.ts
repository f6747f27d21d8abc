import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** The rows about members and works, without anything that the database concluded from them. */
export interface Facts {
  works: Map<number, Work>
  entries: Map<number, Entry>
  /** When members marked whole works, not in the middle of them, by `keyOf`. */
  marks: Map<string, string>
  /** The last possible days of viewings of whole works, by `keyOf`. */
  viewings: Map<string, string[]>
  /** Entries that members saw, with the day of each, by `keyOf`. */
  seen: Map<string, { entryId: number; day: string }[]>
  progress: Progress[]
  /** Ordered pairs of ids, by `keyOf`. */
  blocks: Set<string>
  mutes: Set<string>
  words: Map<number, string[]>
  /** Where remarks are. */
  remarks: Map<number, { workId: number; entryId: number | null; share: number | null }>
}

export interface Work {
  id: number
  medium: Medium
  pages: number | null
  minutes: number | null
  mergedInto: number | null
}

export interface Entry {
  id: number
  workId: number
  kind: string
  season: number | null
  number: number | null
  title: string | null
  releaseDate: string | null
  isGone: boolean
}

export interface Progress {
  id: number
  userId: number
  workId: number
  entryId: number | null
  amount: number | null
  unit: string | null
  total: number | null
}

/** A member with a work, or with another member. */
export const keyOf = (userId: number, otherId: number): string => `${userId}>${otherId}`

interface Marked {
  userId: number
  workId: number
  /** When it was written down. */
  written: string
}

interface Viewing extends Marked {
  day: string | null
  monthOrYear: string | null
}

interface Seen extends Marked {
  entryId: number
  day: string | null
}

export async function loadFacts(handle: Handle): Promise<Facts> {
  const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(handle)).rows
  const works = await rowsOf(
    sql<Work>`select id, medium, pages, minutes, merged_into as "mergedInto" from works`,
  )
  const entries = await rowsOf(sql<Entry>`
    select id, work_id as "workId", kind, season, number, title, release_date as "releaseDate",
      is_gone as "isGone"
    from work_entries
  `)
  const marks = await rowsOf(sql<Marked>`
    select user_id as "userId", work_id as "workId", time_added::date::text as written
    from engagements where not is_partial
  `)
  const viewings = await rowsOf(sql<Viewing>`
    select user_id as "userId", work_id as "workId", day::text, month_or_year as "monthOrYear",
      time_created::date::text as written
    from viewings
  `)
  const seen = await rowsOf(sql<Seen>`
    select user_id as "userId", work_id as "workId", entry_id as "entryId", day::text,
      time_created::date::text as written
    from entry_viewings
  `)
  const progress = await rowsOf(sql<Progress>`
    select id, user_id as "userId", work_id as "workId", entry_id as "entryId", amount, unit, total
    from progress
  `)
  const blocks = await rowsOf(sql<Pair>`select blocker_id as one, blocked_id as other from blocks`)
  const mutes = await rowsOf(sql<Pair>`select muter_id as one, muted_id as other from mutes`)
  const words = await rowsOf(
    sql<{ userId: number; word: string }>`select user_id as "userId", word from filter_words`,
  )
  const remarks = await rowsOf(
    sql<Located>`select id, work_id as "workId", entry_id as "entryId", share from remarks`,
  )
  return {
    works: new Map(works.map((one) => [one.id, one])),
    entries: new Map(entries.map((one) => [one.id, one])),
    marks: new Map(marks.map((one) => [keyOf(one.userId, one.workId), one.written])),
    viewings: grouped(viewings, (one) => keyOf(one.userId, one.workId), lastDayOf),
    seen: grouped(
      seen,
      (one) => keyOf(one.userId, one.workId),
      ({ entryId, day, written }) => ({ entryId, day: day ?? written }),
    ),
    progress,
    blocks: new Set(blocks.map(({ one, other }) => keyOf(one, other))),
    mutes: new Set(mutes.map(({ one, other }) => keyOf(one, other))),
    words: grouped(
      words,
      ({ userId }) => userId,
      ({ word }) => word,
    ),
    remarks: new Map(remarks.map((one) => [one.id, one])),
  }
}

interface Pair {
  one: number
  other: number
}

interface Located {
  id: number
  workId: number
  entryId: number | null
  share: number | null
}

function grouped<K, T, V>(
  rows: readonly T[],
  keyOfRow: (row: T) => K,
  valueOf: (row: T) => V,
): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const row of rows) {
    const key = keyOfRow(row)
    groups.set(key, [...(groups.get(key) ?? []), valueOf(row)])
  }
  return groups
}

/** Of a month or year the last day, but none after the viewing was written down. */
function lastDayOf({ day, monthOrYear, written }: Viewing): string {
  if (day !== null) return day
  if (monthOrYear === null) return written
  const end = monthOrYear.length === 4 ? `${monthOrYear}-12-31` : `${monthOrYear}-31`
  return end < written ? end : written
}

/** As in the address of its page. */
export function nameOfEntry({ id, kind, season, number }: Entry): string {
  if (kind === 'season') return `s${season}`
  if (kind === 'track') return `track-${number}`
  return season === null ? `episode-${id}` : `s${season}e${number}`
}
