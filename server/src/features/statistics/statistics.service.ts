import type { Medium } from '@medley/contract/values/medium'
import type { Statistics } from '@medley/contract/library/statistics'
import type { Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { requireVisibleOwner } from '../profiles/profiles.service.ts'
import {
  monthsOf,
  partialOf,
  rowsOfYear,
  streakOf,
  totalsOf,
  weekdaysOf,
} from './statistics.days.rules.ts'
import { countMediums, countYears, listDays, type MediumRow } from './statistics.days.queries.ts'
import { listContributors, listGroups } from './statistics.groups.queries.ts'
import { countStopped, findMostLiked, listHighlights } from './statistics.highlights.queries.ts'
import {
  toContributors,
  toEnd,
  toGroups,
  toKnown,
  toLengths,
  toMediums,
  toRatings,
} from './statistics.view.ts'
import { type Range, rangeOf } from './statistics.visibility.ts'

/** A year, or all time, of a member's diary. */
export interface Period {
  userId: number
  year?: number | undefined
  medium?: Medium | undefined
}

/** Ratings that the member's own mean is worth where a contributor's is drawn to it, as in charts. */
const meanWeight = 5
const bounds = { worksMin: 2, ratedMin: 3, weight: meanWeight, limit: 12 }

/** The figures of a period. Throws `user_not_found`, `blocked_by_them`, `not_in_audience`. */
export async function showStatistics(
  ctx: Context,
  viewer: Viewer,
  period: Period,
): Promise<Statistics> {
  await requireVisibleOwner(ctx.db, viewer, period.userId)
  return figuresOf(ctx.db, viewer, period)
}

/** The figures of a period as the viewer may see them; all 0 for those who may see nothing. */
export async function figuresOf(
  handle: Handle,
  viewer: Viewer,
  period: Period,
): Promise<Statistics> {
  const range = rangeOf(period)
  const [days, years, facts, highlights] = await Promise.all([
    daysOf(handle, viewer, period),
    countYears(handle, viewer, range),
    factsOf(handle, viewer, range),
    highlightsOf(handle, viewer, range),
  ])
  return {
    year: period.year ?? null,
    years: years.flatMap(({ year, viewings }) => (year === null ? [] : [{ year, viewings }])),
    undated: years.find(({ year }) => year === null)?.viewings ?? 0,
    ...days,
    ...facts,
    ...highlights,
  }
}

/** Sums of the days of a period, beside the year before. */
async function daysOf(handle: Handle, viewer: Viewer, { year, ...period }: Period) {
  const years = year === undefined ? undefined : { first: year - 1, last: year }
  const both = { ...period, years }
  const [days, mediums] = await Promise.all([
    listDays(handle, viewer, both),
    countMediums(handle, viewer, both),
  ])
  const rows = year === undefined ? days : rowsOfYear(days, year)
  const before = year === undefined ? [] : rowsOfYear(days, year - 1)
  const ofYear = (wanted: number | null) => mediums.filter((row) => row.year === wanted)
  return {
    totals: totalsOf(rows, worksIn(ofYear(year ?? null))),
    before: year === undefined ? null : totalsOf(before, worksIn(ofYear(year - 1))),
    mediums: toMediums(ofYear(year ?? null)),
    months: monthsOf(rows, before),
    weekdays: weekdaysOf(rows, before),
    partial: partialOf(rows),
    streak: streakOf(rows),
  }
}

/** A work has one medium. */
const worksIn = (rows: readonly MediumRow[]) => rows.reduce((sum, { works }) => sum + works, 0)

/** The works of a range by their facts and people. */
async function factsOf(handle: Handle, viewer: Viewer, range: Range) {
  const [groups, contributors] = await Promise.all([
    listGroups(handle, viewer, range),
    listContributors(handle, viewer, range, bounds),
  ])
  const byYear = (a: { value: string }, b: { value: string }) => Number(a.value) - Number(b.value)
  return {
    ratings: toRatings(groups),
    decades: toGroups(groups, 'decade').toSorted(byYear),
    genres: toGroups(groups, 'genre'),
    countries: toGroups(groups, 'country'),
    languages: toGroups(groups, 'language'),
    known: toKnown(groups),
    creators: toContributors(contributors, 'creator'),
    cast: toContributors(contributors, 'cast'),
  }
}

/** Extremes of a range. */
async function highlightsOf(handle: Handle, viewer: Viewer, range: Range) {
  const [rows, mostLiked, stopped] = await Promise.all([
    listHighlights(handle, viewer, range),
    findMostLiked(handle, viewer, range),
    countStopped(handle, viewer, range),
  ])
  return {
    first: toEnd(rows, 'first'),
    last: toEnd(rows, 'last'),
    longest: toLengths(rows, 'longest'),
    shortest: toLengths(rows, 'shortest'),
    mostLiked: mostLiked ?? null,
    stopped,
  }
}
