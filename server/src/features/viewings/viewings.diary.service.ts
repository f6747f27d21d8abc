import { limits } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/values/medium'
import type { PerMedium } from '@medley/contract/values/shapes'
import type { DayCounts, DiaryRow } from '@medley/contract/library/viewings'
import type { Viewer } from '../../actor.ts'
import { invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { requireVisibleOwner } from '../profiles/profiles.service.ts'
import {
  countDiary,
  countViewingsPerDay,
  type DiaryPage,
  listDiary,
} from './viewings.diary.queries.ts'
import { wholeDay } from '@medley/doors/parsing/partial-dates'
import { dayOrderOf } from './viewings.days.rules.ts'
import { type EntriesDayKey, listEntriesDays } from './viewings.entries.queries.ts'
import type { DayKey } from './viewings.queries.ts'
import {
  compareRows,
  type DiaryKey,
  keyOf,
  toEntriesDay,
  toViewing,
  readCursor,
  writeCursor,
} from './viewings.view.ts'
import type { CountedRows } from './viewings.visibility.ts'

interface DiaryQuery extends DiaryPage {
  before?: string | undefined
  /** Also what they saw of works, one row per work and day. */
  withEntries: boolean
}

/**
 * A page of a member's diary and the cursor of the next. Empty for viewers who block the member. Throws
 * `user_not_found`, `blocked_by_them`, and `validation_error` for an unknown cursor.
 */
export async function showDiary(
  ctx: Context,
  viewer: Viewer,
  { before, withEntries, ...page }: DiaryQuery,
): Promise<{ items: DiaryRow[]; before: string | null }> {
  const cursor = before === undefined ? undefined : readCursor(before)
  const isUnknown = before !== undefined && (!cursor || (cursor.isEntries && !withEntries))
  if (isUnknown) throw invalidValue('before', 'Does not belong to a diary')
  await requireVisibleMember(ctx, viewer, page.userId)
  const [viewings, entries] = await Promise.all([
    listDiary(ctx.db, viewer, page, cursor && keyForViewings(cursor)),
    withEntries && !page.reviewed
      ? listEntriesDays(ctx.db, viewer, page, cursor && keyForEntries(cursor))
      : [],
  ])
  const rows = [
    ...viewings.map((row) => toViewing(row, viewer?.id === page.userId)),
    ...entries.map(toEntriesDay),
  ].toSorted(compareRows)
  const last = rows.at(page.limit - 1)
  return { items: rows.slice(0, page.limit), before: last ? writeCursor(keyOf(last)) : null }
}

/** All viewings of the day of entries came before. */
const keyForViewings = ({ day, id, isEntries }: DiaryKey): DayKey => ({
  day,
  id: isEntries ? 0 : id,
})

/** All entries of the day of a viewing come after. */
const keyForEntries = ({ day, id, isEntries }: DiaryKey): EntriesDayKey => ({
  dayOrder: dayOrderOf(day),
  workId: isEntries ? id : limits.idMax,
})

interface Counts {
  total: number
  perMedium: PerMedium
}

/** A diary's number of viewings by medium and year. Throws `user_not_found`, `blocked_by_them`. */
export async function summarizeDiary(
  ctx: Context,
  viewer: Viewer,
  counted: CountedRows,
): Promise<Counts & { years: (Counts & { year: number })[] }> {
  await requireVisibleMember(ctx, viewer, counted.userId)
  const rows = await countDiary(ctx.db, viewer, counted)
  const years = new Set(rows.flatMap(({ year }) => year ?? []))
  return {
    ...sumOf(rows),
    years: [...years].map((year) => ({ year, ...sumOf(rows.filter((row) => row.year === year)) })),
  }
}

/** How many viewings each day of a year has in a diary, and those of a month or the year alone. Throws `user_not_found`, `blocked_by_them`. */
export async function countDays(
  ctx: Context,
  viewer: Viewer,
  days: CountedRows & { year: number; medium?: Medium | undefined },
): Promise<DayCounts> {
  await requireVisibleMember(ctx, viewer, days.userId)
  const counts = await countViewingsPerDay(ctx.db, viewer, days)
  return {
    items: counts.filter(({ day }) => wholeDay(day) !== null),
    partial: counts.filter(({ day }) => wholeDay(day) === null),
  }
}

function sumOf(rows: readonly { medium: Medium; count: number }[]): Counts {
  const perMedium: PerMedium = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }
  for (const { medium, count } of rows) perMedium[medium] += count
  return { total: mediums.reduce((sum, medium) => sum + perMedium[medium], 0), perMedium }
}

async function requireVisibleMember(ctx: Context, viewer: Viewer, userId: number): Promise<void> {
  await requireVisibleOwner(ctx.db, viewer, userId)
}
