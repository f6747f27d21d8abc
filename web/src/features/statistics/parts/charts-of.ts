import type { Statistics } from '@medley/contract/library/statistics'
import { formatNumber } from '../../../lib/locale.ts'
import { figureTexts as texts } from '../statistics.messages.ts'
import {
  countryRows,
  decadeRows,
  genreRows,
  languageRows,
  mediumRows,
  monthRows,
  ratingRows,
  weekdayRows,
  yearRows,
} from './chart-rows.ts'
import type { Chart, ChartRow, ChartTable } from './chart-table.ts'

/** A fact of fewer works than one in so many says nothing about all of them. */
const knownShare = 3

/** The charts of a period that say something, in order. */
export function chartsOf(statistics: Statistics): Chart[] {
  return [...timesOf(statistics), ...factsOf(statistics)]
}

function timesOf(statistics: Statistics): Chart[] {
  const { year } = statistics
  const yearBefore = year === null ? undefined : year - 1
  return [
    {
      title: year === null ? texts.byYear : texts.byMonth,
      drawing: 'columns',
      table:
        year === null
          ? overTime(texts.year, yearRows(statistics))
          : overTime(texts.month, monthRows(statistics), yearBefore),
      yearBefore,
    },
    {
      title: texts.byWeekday,
      drawing: 'columns',
      table: overTime(texts.weekday, weekdayRows(statistics), yearBefore),
      yearBefore,
    },
  ]
}

/** Kinds of works; without those that say nothing or are known of too few. */
function factsOf(statistics: Statistics): Chart[] {
  const { ratings, mediums, decades, genres, languages, countries, totals, known } = statistics
  const isKnown = (works: number) => works > 0 && works * knownShare >= totals.works
  const lead = (works: number, words: (count: number) => string) =>
    works < totals.works ? { lead: words(works) } : {}
  return [
    ratings.mean !== null && {
      title: texts.ratings,
      lead: texts.meanIs(formatNumber(ratings.mean)),
      drawing: 'columns' as const,
      table: worksTable(texts.rating, ratingRows(statistics), false),
    },
    mediums.length > 1 && {
      title: texts.byMedium,
      drawing: 'rows' as const,
      table: overTime(texts.medium, mediumRows(statistics)),
    },
    decades.length > 0 &&
      isKnown(known.decades) && {
        title: texts.decades,
        ...lead(known.decades, texts.decadeKnown),
        drawing: 'columns' as const,
        table: worksTable(texts.decade, decadeRows(statistics), true),
      },
    genres.length > 0 &&
      isKnown(known.genres) && {
        title: texts.genres,
        ...lead(known.genres, texts.genreKnown),
        drawing: 'rows' as const,
        table: worksTable(texts.genre, genreRows(statistics), true),
      },
    languages.length > 0 &&
      isKnown(known.languages) && {
        title: texts.languages,
        ...lead(known.languages, texts.languageKnown),
        drawing: 'rows' as const,
        table: worksTable(texts.language, languageRows(statistics), true),
      },
    countries.length > 0 &&
      isKnown(known.countries) && {
        title: texts.countries,
        ...lead(known.countries, texts.countryKnown),
        drawing: 'map' as const,
        table: worksTable(texts.country, countryRows(statistics), true),
      },
  ].filter((chart) => chart !== false)
}

const valueOf = ({ value }: ChartRow) => value

function overTime(head: string, rows: readonly ChartRow[], yearBefore?: number): ChartTable {
  const before = { name: String(yearBefore), of: (row: ChartRow) => row.before ?? 0 }
  const columns = [
    { name: texts.entries, of: valueOf },
    ...(yearBefore === undefined ? [] : [before]),
  ]
  return { head, columns, rows }
}

function worksTable(head: string, rows: readonly ChartRow[], hasMean: boolean): ChartTable {
  const mean = {
    name: texts.mean,
    of: (row: ChartRow) => (row.mean == null ? null : Math.round(row.mean * 100) / 100),
  }
  return {
    head,
    columns: [{ name: texts.worksColumn, of: valueOf }, ...(hasMean ? [mean] : [])],
    rows,
  }
}
