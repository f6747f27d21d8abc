import type { Medium } from '@medley/contract/medium'
import type { Statistics } from '@medley/contract/statistics'
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
import { countMediums, countYears, listDays } from './statistics.days.queries.ts'
import { countWorks, listContributors, listGroups } from './statistics.groups.queries.ts'
import { countStopped, findMostLiked, listHighlights } from './statistics.highlights.queries.ts'
import {
  presentContributors,
  presentEnd,
  presentGroups,
  presentLengths,
  presentMediums,
  presentRatings,
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
  const [{ totals, before, ...days }, years, mediums, facts, highlights] = await Promise.all([
    daysOf(handle, viewer, period),
    countYears(handle, viewer, range),
    countMediums(handle, viewer, range),
    factsOf(handle, viewer, range),
    highlightsOf(handle, viewer, range),
  ])
  return {
    year: period.year ?? null,
    years: years.flatMap(({ year, viewings }) => (year === null ? [] : [{ year, viewings }])),
    undated: years.find(({ year }) => year === null)?.viewings ?? 0,
    totals,
    before,
    mediums: presentMediums(mediums),
    ...days,
    ...facts,
    ...highlights,
  }
}

/** What the days of a period add up to, beside the year before. */
async function daysOf(handle: Handle, viewer: Viewer, { year, ...period }: Period) {
  const both = year === undefined ? undefined : { first: year - 1, last: year }
  const [all, works, worksBefore] = await Promise.all([
    listDays(handle, viewer, { ...period, years: both }),
    countWorks(handle, viewer, rangeOf({ ...period, year })),
    year === undefined ? 0 : countWorks(handle, viewer, rangeOf({ ...period, year: year - 1 })),
  ])
  const rows = year === undefined ? all : rowsOfYear(all, year)
  const before = year === undefined ? [] : rowsOfYear(all, year - 1)
  return {
    totals: totalsOf(rows, works),
    before: year === undefined ? null : totalsOf(before, worksBefore),
    months: monthsOf(rows, before),
    weekdays: weekdaysOf(rows, before),
    partial: partialOf(rows),
    streak: streakOf(rows),
  }
}

/** The works of a range by their facts and people. */
async function factsOf(handle: Handle, viewer: Viewer, range: Range) {
  const [groups, contributors] = await Promise.all([
    listGroups(handle, viewer, range),
    listContributors(handle, viewer, range, bounds),
  ])
  const byYear = (a: { value: string }, b: { value: string }) => Number(a.value) - Number(b.value)
  return {
    ratings: presentRatings(groups),
    decades: presentGroups(groups, 'decade').toSorted(byYear),
    genres: presentGroups(groups, 'genre'),
    countries: presentGroups(groups, 'country'),
    languages: presentGroups(groups, 'language'),
    creators: presentContributors(contributors, 'creator'),
    cast: presentContributors(contributors, 'cast'),
  }
}

/** What stands out in a range. */
async function highlightsOf(handle: Handle, viewer: Viewer, range: Range) {
  const [rows, mostLiked, stopped] = await Promise.all([
    listHighlights(handle, viewer, range),
    findMostLiked(handle, viewer, range),
    countStopped(handle, viewer, range),
  ])
  return {
    first: presentEnd(rows, 'first'),
    last: presentEnd(rows, 'last'),
    longest: presentLengths(rows, 'longest'),
    shortest: presentLengths(rows, 'shortest'),
    mostLiked: mostLiked ?? null,
    stopped,
  }
}
