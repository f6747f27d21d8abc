import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import type { Statistics } from '@medley/contract/library/statistics'
import type { Wanted } from '../statistics.calls.ts'
import { ChartCard } from './chart-card.tsx'
import type { Chart } from './chart-table.ts'
import { chartsOf } from './charts-of.ts'
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
  isTable: boolean
  onOpen: (wanted: Wanted) => void
}

/** The diary of a period in pictures, each with its table. */
export function Charts({ statistics, isTable, onOpen }: ChartsProps) {
  return (
    <div className={styles['grid']}>
      {chartsOf(statistics).map((chart) => (
        <ChartCard
          key={chart.title}
          title={chart.title}
          lead={chart.lead ?? <Legend yearBefore={chart.yearBefore} />}
          table={chart.table}
          isTable={isTable}
          wide={chart.drawing === 'map'}
          onOpen={onOpen}
        >
          <Drawing chart={chart} onOpen={onOpen} />
        </ChartCard>
      ))}
    </div>
  )
}

function Drawing({ chart, onOpen }: { chart: Chart; onOpen: ChartsProps['onOpen'] }) {
  const { drawing, table, yearBefore } = chart
  if (drawing === 'map') return <WorldMap rows={table.rows} onOpen={onOpen} />
  if (drawing === 'rows') return <RowChart rows={table.rows} onOpen={onOpen} />
  return <ColumnChart rows={table.rows} yearBefore={yearBefore} onOpen={onOpen} />
}

/** Names the colours of two years. */
function Legend({ yearBefore }: { yearBefore: number | undefined }) {
  if (yearBefore === undefined) return null
  return (
    <span className={styles['legend']}>
      <span className={styles['now']}>{yearBefore + 1}</span>
      <span className={styles['then']}>{yearBefore}</span>
    </span>
  )
}
