import { formatNumber } from '../../../lib/locale.ts'
import type { Wanted } from '../statistics.calls.ts'
import { Bar } from './bar.tsx'
import type { ChartRow } from './chart-table.ts'
import styles from './charts.module.css'

const width = 360
const height = 152
const [top, bottom] = [18, 22]
const room = height - top - bottom
/** Columns that have room for their numbers and labels. */
const labelledMax = 14

type ColumnChartProps = {
  rows: readonly ChartRow[]
  /** The year of the wider columns behind. */
  yearBefore?: number | undefined
  onOpen: (wanted: Wanted) => void
}

/** Upright bars from left to right, with those of the year before behind them. */
export function ColumnChart({ rows, yearBefore, onOpen }: ColumnChartProps) {
  const most = Math.max(1, ...rows.flatMap(({ value, before = 0 }) => [value, before]))
  const step = width / rows.length
  const isRoomy = rows.length <= labelledMax
  const labelStep = Math.ceil(rows.length / labelledMax)
  const heightOf = (value: number) =>
    value === 0 ? 0 : Math.max(2, Math.round((value / most) * room))
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {rows.map((row, index) => {
        const { label, short = label, value, before = 0, colour } = row
        const x = index * step
        const y = height - bottom
        return (
          <Bar key={label} row={row} yearBefore={yearBefore} onOpen={onOpen}>
            <rect className={styles['hit']} x={x} y={0} width={step} height={height} />
            {before > 0 && (
              <rect
                className={styles['before']}
                x={x + step * 0.1}
                y={y - heightOf(before)}
                width={step * 0.8}
                height={heightOf(before)}
                rx={2}
              />
            )}
            <rect
              className={styles['bar']}
              style={colour === undefined ? undefined : { fill: colour }}
              x={x + step * 0.24}
              y={y - heightOf(value)}
              width={step * 0.52}
              height={heightOf(value)}
              rx={2}
            />
            {isRoomy && value > 0 && (
              <text
                className={styles['value']}
                x={x + step / 2}
                y={y - heightOf(Math.max(value, before)) - 5}
              >
                {formatNumber(value)}
              </text>
            )}
            {index % labelStep === 0 && (
              <text className={styles['label']} x={x + step / 2} y={height - 6}>
                {short}
              </text>
            )}
          </Bar>
        )
      })}
      <line
        className={styles['ground']}
        x1={0}
        x2={width}
        y1={height - bottom}
        y2={height - bottom}
      />
    </svg>
  )
}
