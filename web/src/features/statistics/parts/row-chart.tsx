import { shortenText } from '@medley/contract/values/text-cuts'
import { formatNumber } from '../../../lib/locale.ts'
import type { Wanted } from '../statistics.calls.ts'
import { Bar } from './bar.tsx'
import type { ChartRow } from './chart-table.ts'
import styles from './charts.module.css'

const width = 360
const rowHeight = 26
const [labelEnd, valueRoom] = [124, 40]
/** Signs of a label that have room. */
const labelMax = 18
/** The table has the others. */
const rowsMax = 10

type RowChartProps = { rows: readonly ChartRow[]; onOpen: (wanted: Wanted) => void }

/** Bars from the left, one below the other; the first ten. */
export function RowChart({ rows, onOpen }: RowChartProps) {
  const drawn = rows.slice(0, rowsMax)
  const most = Math.max(1, ...drawn.map(({ value }) => value))
  const room = width - labelEnd - valueRoom
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${width} ${drawn.length * rowHeight}`}
      aria-hidden="true"
    >
      {drawn.map((row, index) => {
        const y = index * rowHeight
        const length = Math.max(2, (row.value / most) * room)
        return (
          <Bar key={row.label} row={row} onOpen={onOpen}>
            <rect className={styles['hit']} x={0} y={y} width={width} height={rowHeight} />
            <text className={styles['name']} x={0} y={y + 17}>
              {shortenText(row.label, labelMax)}
            </text>
            <rect
              className={styles['bar']}
              x={labelEnd}
              y={y + 6}
              width={length}
              height={14}
              rx={3}
            />
            <text className={styles['amount']} x={labelEnd + length + 6} y={y + 17}>
              {formatNumber(row.value)}
            </text>
          </Bar>
        )
      })}
    </svg>
  )
}
