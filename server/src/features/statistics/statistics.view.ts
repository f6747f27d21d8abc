import type { CountedContributor, Group, Statistics } from '@medley/contract/library/statistics'
import { mediums } from '@medley/contract/values/medium'
import type { MediumRow } from './statistics.days.queries.ts'
import type { ContributorRow, GroupRow } from './statistics.groups.queries.ts'
import type { HighlightRow } from './statistics.highlights.queries.ts'
import { dayOfOrder } from '../viewings/viewings.service.ts'

/** The groups of a fact, in wire format. */
export function toGroups(rows: readonly GroupRow[], by: GroupRow['by']): Group[] {
  return rows
    .filter((row) => row.by === by)
    .map(({ value, works, mean }) => ({ value, works, mean }))
}

/** How many works each fact is known of. */
export function toKnown(rows: readonly GroupRow[]): Statistics['known'] {
  const known = new Map(toGroups(rows, 'known').map(({ value, works }) => [value, works]))
  return {
    decades: known.get('decade') ?? 0,
    genres: known.get('genre') ?? 0,
    countries: known.get('country') ?? 0,
    languages: known.get('language') ?? 0,
  }
}

/** How many works have each rating, those without any included. */
export function toRatings(rows: readonly GroupRow[]): Statistics['ratings'] {
  const given = new Map(toGroups(rows, 'rating').map(({ value, works }) => [Number(value), works]))
  const items = Array.from({ length: 11 }, (_, rating) => ({
    rating,
    works: given.get(rating) ?? 0,
  }))
  const works = items.reduce((total, item) => total + item.works, 0)
  const sum = items.reduce((total, item) => total + item.works * item.rating, 0)
  return { mean: works === 0 ? null : sum / works, works, items }
}

/** The contributors of a role, in wire format. */
export function toContributors(
  rows: readonly ContributorRow[],
  role: ContributorRow['role'],
): Statistics['creators'] {
  const ofRole = rows.filter((row) => row.role === role)
  const byDrawn = (a: ContributorRow, b: ContributorRow) => (b.drawn ?? 0) - (a.drawn ?? 0)
  return {
    most: ofRole.filter(({ isMost }) => isMost).map(toContributor),
    best: ofRole
      .filter(({ isBest }) => isBest)
      .toSorted(byDrawn)
      .map(toContributor),
  }
}

const toContributor = ({ id, name, works, rated, mean }: ContributorRow): CountedContributor => ({
  id,
  name,
  works,
  rated,
  mean,
})

/** All mediums that have any, in their order. */
export function toMediums(rows: readonly MediumRow[]): Statistics['mediums'] {
  return mediums.flatMap((medium) => {
    const row = rows.find((one) => one.medium === medium)
    return row ? [{ medium, viewings: row.viewings, works: row.works }] : []
  })
}

/** The first or last work of a range, in wire format. */
export function toEnd(rows: readonly HighlightRow[], kind: 'first' | 'last'): Statistics['first'] {
  const row = rows.find((one) => one.kind === kind)
  return row ? { work: row.work, day: dayOfOrder(row.order) } : null
}

/** The longest or shortest film and book, in wire format. */
export function toLengths(
  rows: readonly HighlightRow[],
  kind: 'longest' | 'shortest',
): Statistics['longest'] {
  return rows.flatMap(({ amount, work, ...row }) =>
    row.kind === kind && amount !== null ? [{ work, amount }] : [],
  )
}
