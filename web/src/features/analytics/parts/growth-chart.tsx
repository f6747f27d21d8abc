import { analyticsTexts } from '@medley/texts/analytics'
import { type PointerEvent, useState } from 'react'
import { formatDate, formatNumber } from '../../../lib/locale.ts'
import { showDay } from '../../../lib/time/dates.ts'
import { type GrowthPoint, marksUpTo, monthEnds } from '../growth-series.ts'
import styles from './growth-chart.module.css'

/** Width and height of the SVG's coordinate system; it stretches to the container, stroke widths do not. */
const side = 100

/** Line chart of the totals; screen readers get a table of month ends. */
export function GrowthChart({ points }: { points: readonly GrowthPoint[] }) {
  const [pointed, setPointed] = useState<number | null>(null)
  const marks = marksUpTo(points.at(-1)?.total ?? 0)
  const top = marks.at(-1) ?? 1
  const xOf = (index: number) => (index / (points.length - 1)) * side
  const yOf = (total: number) => side - (total / top) * side
  const line = points.map(({ total }, index) => `${xOf(index)},${yOf(total)}`).join(' ')
  const shownIndex = pointed ?? points.length - 1
  const shown = points[shownIndex]
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
    setPointed(Math.round(share * (points.length - 1)))
  }
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']} aria-hidden="true">
        <span>{analyticsTexts.users}</span>
        {shown && (
          <span>
            {showDay(shown.day)}: <strong>{formatNumber(shown.total)}</strong>
          </span>
        )}
      </figcaption>
      <div className={styles['plot']} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} className={styles['mark']} style={{ top: `${yOf(mark)}%` }}>
            {formatNumber(mark)}
          </span>
        ))}
        <div
          className={styles['area']}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none">
            {marks.map((mark) => (
              <path key={mark} className={styles['grid']} d={`M0 ${yOf(mark)}H${side}`} />
            ))}
            <polygon className={styles['fill']} points={`0,${side} ${line} ${side},${side}`} />
            <polyline className={styles['line']} points={line} />
          </svg>
          {shown && (
            <span
              className={styles['dot']}
              style={{ left: `${xOf(shownIndex)}%`, top: `${yOf(shown.total)}%` }}
            />
          )}
        </div>
        {points.map(
          ({ day }, index) =>
            day.endsWith('-01') && (
              <span key={day} className={styles['month']} style={{ left: `${xOf(index)}%` }}>
                {formatDate(day, 'shortMonth')}
              </span>
            ),
        )}
      </div>
      <MonthTable points={points} />
    </figure>
  )
}

function MonthTable({ points }: { points: readonly GrowthPoint[] }) {
  return (
    // Hides a wrapper, since Firefox shows the caption of a visually hidden table.
    <div className={styles['table']}>
      <table>
        <caption>{analyticsTexts.growth}</caption>
        <thead>
          <tr>
            <th scope="col">{analyticsTexts.month}</th>
            <th scope="col">{analyticsTexts.users}</th>
          </tr>
        </thead>
        <tbody>
          {monthEnds(points).map(({ day, total }) => (
            <tr key={day}>
              <th scope="row">{showDay(day)}</th>
              <td>{formatNumber(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
