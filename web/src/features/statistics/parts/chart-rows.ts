import { statisticsTexts } from '@medley/texts/statistics'
import { titlesTexts } from '@medley/texts/titles'
import type { Figure, Group, Statistics } from '@medley/contract/library/statistics'
import { formatDate } from '../../../lib/locale.ts'
import { ratingColour } from '../../../ui/ratings/rating-circle.tsx'
import { genreName } from '../../works/genre-words.ts'
import { nameCountries, nameLanguages } from '../../works/code-names.rules.ts'
import type { ChartRow } from './chart-table.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Entries by month, beside the year before. */
export function monthRows({ months, year }: Statistics): ChartRow[] {
  return months.map(({ value, viewings, before }) => {
    const month = `${String(year ?? 2026).padStart(4, '0')}-${twoDigits(value)}`
    const label = formatDate(month, 'monthName')
    return {
      label,
      short: formatDate(month, 'shortMonth').replace('.', ''),
      value: viewings,
      before,
      wanted: { title: formatDate(month, 'month'), by: 'month', value: String(value) },
    }
  })
}

/** Entries by year, without gaps, earliest first. */
export function yearRows({ years }: Statistics): ChartRow[] {
  const counts = new Map(years.map(({ year, viewings }) => [year, viewings]))
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())]
  if (counts.size === 0) return []
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index
    const wanted = { title: String(year), by: 'year', value: String(year) } as const
    return { label: String(year), value: counts.get(year) ?? 0, wanted }
  })
}

/** A Monday. */
const someMonday = Date.UTC(2024, 0, 1)

/** Entries by day of the week, beside the year before. */
export function weekdayRows({ weekdays }: Statistics): ChartRow[] {
  return weekdays.map(({ value, viewings, before }) => {
    const day = new Date(someMonday + (value - 1) * 86_400_000).toISOString().slice(0, 10)
    const label = formatDate(day, 'weekday')
    return {
      label,
      short: formatDate(day, 'shortWeekday').replace('.', ''),
      value: viewings,
      before,
      wanted: { title: label, by: 'weekday', value: String(value) },
    }
  })
}

/** Works by rating; 0 only where it was given. */
export function ratingRows({ ratings }: Statistics): ChartRow[] {
  return ratings.items
    .filter(({ rating, works }) => rating > 0 || works > 0)
    .map(({ rating, works }) => ({
      label: statisticsTexts.figure.ofTen({ rating }),
      short: String(rating),
      value: works,
      colour: `var(--rating-${ratingColour(rating)})`,
      wanted: {
        title: statisticsTexts.figure.ofTen({ rating }),
        by: 'rating',
        value: String(rating),
      },
    }))
}

/** Entries by medium. */
export function mediumRows({ mediums }: Statistics): ChartRow[] {
  return mediums.map(({ medium, viewings }) => ({
    label: titlesTexts.mediumPlurals[medium],
    value: viewings,
  }))
}

/** Without those that have no name. */
function groupRows(
  groups: readonly Group[],
  by: Figure,
  nameOf: (value: string) => string | undefined,
): ChartRow[] {
  return groups.flatMap(({ value, works, mean }) => {
    const label = nameOf(value)
    return label === undefined
      ? []
      : [{ label, value: works, mean, wanted: { title: label, by, value } }]
  })
}

/** Decades that have room with those between them. */
const decadesMax = 13

/** Works by decade, without gaps where there is room for all. */
export function decadeRows({ decades }: Statistics): ChartRow[] {
  const known = new Map(decades.map((decade) => [Number(decade.value), decade]))
  const [first, last] = [Math.min(...known.keys()), Math.max(...known.keys())]
  const count = (last - first) / 10 + 1
  const all = Array.from({ length: count }, (_, index) => first + index * 10)
  const groups = all.map((year) => known.get(year) ?? { value: String(year), works: 0, mean: null })
  const shown = count > decadesMax ? decades : groups
  const rows = groupRows(shown, 'decade', (value) =>
    statisticsTexts.figure.decadeName({ year: Number(value) }),
  )
  return rows.map((row, index) => ({ ...row, short: shown[index]?.value ?? row.label }))
}

export const genreRows = ({ genres }: Statistics) => groupRows(genres, 'genre', genreName)

export const languageRows = ({ languages }: Statistics) =>
  groupRows(languages, 'language', (code) => nameLanguages([code])[0])

export const countryRows = ({ countries }: Statistics) =>
  groupRows(countries, 'country', (code) => nameCountries([code])[0])
