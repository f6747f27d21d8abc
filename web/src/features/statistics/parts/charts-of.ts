import { statisticsTexts } from '@medley/texts/statistics'
import type { Statistics } from '@medley/contract/library/statistics'
import { formatNumber } from '../../../lib/locale.ts'
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
      title: year === null ? statisticsTexts.figure.byYear : statisticsTexts.figure.byMonth,
      drawing: 'columns',
      table:
        year === null
          ? overTime(statisticsTexts.figure.year, yearRows(statistics))
          : overTime(statisticsTexts.figure.month, monthRows(statistics), yearBefore),
      yearBefore,
    },
    {
      title: statisticsTexts.figure.byWeekday,
      drawing: 'columns',
      table: overTime(statisticsTexts.figure.weekday, weekdayRows(statistics), yearBefore),
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
      title: statisticsTexts.figure.ratings,
      lead: statisticsTexts.figure.meanIs({ mean: formatNumber(ratings.mean) }),
      drawing: 'columns' as const,
      table: worksTable(statisticsTexts.figure.rating, ratingRows(statistics), false),
    },
    mediums.length > 1 && {
      title: statisticsTexts.figure.byMedium,
      drawing: 'rows' as const,
      table: overTime(statisticsTexts.figure.medium, mediumRows(statistics)),
    },
    decades.length > 0 &&
      isKnown(known.decades) && {
        title: statisticsTexts.figure.decades,
        ...lead(known.decades, (count) => statisticsTexts.figure.decadeKnown({ count })),
        drawing: 'columns' as const,
        table: worksTable(statisticsTexts.figure.decade, decadeRows(statistics), true),
      },
    genres.length > 0 &&
      isKnown(known.genres) && {
        title: statisticsTexts.figure.genres,
        ...lead(known.genres, (count) => statisticsTexts.figure.genreKnown({ count })),
        drawing: 'rows' as const,
        table: worksTable(statisticsTexts.figure.genre, genreRows(statistics), true),
      },
    languages.length > 0 &&
      isKnown(known.languages) && {
        title: statisticsTexts.figure.languages,
        ...lead(known.languages, (count) => statisticsTexts.figure.languageKnown({ count })),
        drawing: 'rows' as const,
        table: worksTable(statisticsTexts.figure.language, languageRows(statistics), true),
      },
    countries.length > 0 &&
      isKnown(known.countries) && {
        title: statisticsTexts.figure.countries,
        ...lead(known.countries, (count) => statisticsTexts.figure.countryKnown({ count })),
        drawing: 'map' as const,
        table: worksTable(statisticsTexts.figure.country, countryRows(statistics), true),
      },
  ].filter((chart) => chart !== false)
}

const valueOf = ({ value }: ChartRow) => value

function overTime(head: string, rows: readonly ChartRow[], yearBefore?: number): ChartTable {
  const before = { name: String(yearBefore), of: (row: ChartRow) => row.before ?? 0 }
  const columns = [
    { name: statisticsTexts.figure.entries, of: valueOf },
    ...(yearBefore === undefined ? [] : [before]),
  ]
  return { head, columns, rows }
}

function worksTable(head: string, rows: readonly ChartRow[], hasMean: boolean): ChartTable {
  const mean = {
    name: statisticsTexts.figure.mean,
    of: (row: ChartRow) => (row.mean == null ? null : Math.round(row.mean * 100) / 100),
  }
  return {
    head,
    columns: [
      { name: statisticsTexts.figure.worksColumn, of: valueOf },
      ...(hasMean ? [mean] : []),
    ],
    rows,
  }
}
