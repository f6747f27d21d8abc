import type { Statistics } from '@medley/contract/library/statistics'
import { formatNumber } from '../../../lib/locale.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import type { Wanted } from '../statistics.calls.ts'
import { figureTexts as texts } from '../statistics.messages.ts'
import { ChartCard } from './chart-card.tsx'
import type { ChartRow, ChartTable } from './chart-table.ts'
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
import { ColumnChart } from './column-chart.tsx'
import styles from './figures.module.css'
import { RowChart } from './row-chart.tsx'
import type { WorldMapProps } from './world-map.tsx'

const WorldMap = lazyPart<WorldMapProps>({
  load: async () => (await import('./world-map.tsx')).WorldMap,
  failure: 'The map could not be loaded',
  room: styles['mapRoom'],
})

type ChartsProps = {
  statistics: Statistics
  /** Of the files. */
  period: string
  onOpen: (wanted: Wanted) => void
}

/** The diary of a period in pictures, each with its table. */
export function Charts({ statistics, period, onOpen }: ChartsProps) {
  const { year, ratings, countries } = statistics
  const yearBefore = year === null ? undefined : year - 1
  const time = year === null ? yearRows(statistics) : monthRows(statistics)
  const weekdays = weekdayRows(statistics)
  const common = { period, onOpen }
  return (
    <div className={styles['grid']}>
      <ChartCard
        {...common}
        title={year === null ? texts.byYear : texts.byMonth}
        lead={<Legend year={year} />}
        table={overTime(year === null ? texts.year : texts.month, time, yearBefore)}
      >
        <ColumnChart rows={time} yearBefore={yearBefore} onOpen={onOpen} />
      </ChartCard>
      <ChartCard
        {...common}
        title={texts.byWeekday}
        lead={<Legend year={year} />}
        table={overTime(texts.weekday, weekdays, yearBefore)}
      >
        <ColumnChart rows={weekdays} yearBefore={yearBefore} onOpen={onOpen} />
      </ChartCard>
      {ratings.mean !== null && (
        <ChartCard
          {...common}
          title={texts.ratings}
          lead={texts.meanIs(formatNumber(ratings.mean))}
          table={worksTable(texts.rating, ratingRows(statistics), false)}
        >
          <ColumnChart rows={ratingRows(statistics)} onOpen={onOpen} />
        </ChartCard>
      )}
      <Facts statistics={statistics} {...common} />
      {countries.length > 0 && (
        <ChartCard
          {...common}
          wide
          title={texts.countries}
          lead={texts.countriesCount(countries.length)}
          table={worksTable(texts.country, countryRows(statistics), true)}
        >
          <WorldMap countries={countries} rows={countryRows(statistics)} onOpen={onOpen} />
        </ChartCard>
      )}
    </div>
  )
}

/** Kinds of works: medium, decade, genre and language; without those that say nothing. */
function Facts({ statistics, period, onOpen }: ChartsProps) {
  const { mediums, decades, genres, languages } = statistics
  const common = { period, onOpen }
  return (
    <>
      {mediums.length > 1 && (
        <ChartCard
          {...common}
          title={texts.byMedium}
          table={overTime(texts.medium, mediumRows(statistics), undefined)}
        >
          <RowChart rows={mediumRows(statistics)} onOpen={onOpen} />
        </ChartCard>
      )}
      {decades.length > 0 && (
        <ChartCard
          {...common}
          title={texts.decades}
          table={worksTable(texts.decade, decadeRows(statistics), true)}
        >
          <ColumnChart rows={decadeRows(statistics)} onOpen={onOpen} />
        </ChartCard>
      )}
      {genres.length > 0 && (
        <ChartCard
          {...common}
          title={texts.genres}
          table={worksTable(texts.genre, genreRows(statistics), true)}
        >
          <RowChart rows={genreRows(statistics)} onOpen={onOpen} />
        </ChartCard>
      )}
      {languages.length > 0 && (
        <ChartCard
          {...common}
          title={texts.languages}
          table={worksTable(texts.language, languageRows(statistics), true)}
        >
          <RowChart rows={languageRows(statistics)} onOpen={onOpen} />
        </ChartCard>
      )}
    </>
  )
}

/** Names the colours of two years. */
function Legend({ year }: { year: number | null }) {
  if (year === null) return null
  return (
    <span className={styles['legend']}>
      <span className={styles['now']}>{year}</span>
      <span className={styles['then']}>{year - 1}</span>
    </span>
  )
}

const valueOf = ({ value }: ChartRow) => value

function overTime(
  head: string,
  rows: readonly ChartRow[],
  yearBefore: number | undefined,
): ChartTable {
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
