import type { Group } from '@medley/contract/library/statistics'
import type { Wanted } from '../statistics.calls.ts'
import { Bar } from './bar.tsx'
import type { ChartRow } from './chart-table.ts'
import styles from './charts.module.css'
import { dots, mapSize, outlines } from './world-outlines.ts'

export type WorldMapProps = {
  countries: readonly Group[]
  /** A row of each country, in the same order. */
  rows: readonly ChartRow[]
  onOpen: (wanted: Wanted) => void
}

/** The world, each country darker the more works are from it; small ones are dots. */
export function WorldMap({ countries, rows, onOpen }: WorldMapProps) {
  const rowOf = new Map(countries.map(({ value }, index) => [value, rows[index]]))
  const most = Math.max(1, ...countries.map(({ works }) => works))
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
      {countries.map(({ value: code }) => {
        const [row, dot] = [rowOf.get(code), dots[code]]
        if (!row || !dot) return null
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
