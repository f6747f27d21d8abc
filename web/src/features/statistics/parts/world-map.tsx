import type { Wanted } from '../statistics.calls.ts'
import { Bar } from './bar.tsx'
import type { ChartRow } from './chart-table.ts'
import styles from './charts.module.css'
import { dots, mapSize, outlines } from './world-outlines.ts'

export type WorldMapProps = {
  /** A row of each country, whose works are wanted by its code. */
  rows: readonly ChartRow[]
  onOpen: (wanted: Wanted) => void
}

/** The world, each country darker the more works are from it; small ones are dots. */
export function WorldMap({ rows, onOpen }: WorldMapProps) {
  const rowOf = new Map(rows.map((row) => [row.wanted?.value, row]))
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const [width, height] = mapSize
  return (
    <svg className={styles['map']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {Object.entries(outlines).map(([code, path]) => {
        const row = rowOf.get(code)
        const country = (
          <path className={styles['country']} data-shade={shadeOf(row, most)} d={path} />
        )
        if (!row) return <g key={code}>{country}</g>
        return (
          <Bar key={code} row={row} onOpen={onOpen}>
            {country}
          </Bar>
        )
      })}
      {[...rowOf].map(([code = '', row]) => {
        const dot = dots[code]
        if (!dot) return null
        return (
          <Bar key={code} row={row} onOpen={onOpen}>
            <circle
              className={styles['country']}
              data-shade={shadeOf(row, most)}
              cx={dot[0]}
              cy={dot[1]}
              r={5}
            />
          </Bar>
        )
      })}
    </svg>
  )
}

/** 1 to 4 by the root of the share, so that one large country does not fade all others. */
function shadeOf(row: ChartRow | undefined, most: number): number | undefined {
  return row && Math.max(1, Math.ceil(Math.sqrt(row.value / most) * 4))
}
