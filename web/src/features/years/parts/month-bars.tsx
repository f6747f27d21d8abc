import { yearsTexts } from '@medley/texts/years'
import { formatDate } from '../../../lib/locale.ts'
import styles from './scenes.module.css'

type MonthBarsProps = { months: readonly number[]; busiest: number }

/** The works of each month as a bar. */
export function MonthBars({ months, busiest }: MonthBarsProps) {
  const most = Math.max(1, ...months)
  return (
    <ol role="list" className={styles['bars']}>
      {months.map((count, index) => {
        const month = formatDate(`2001-${String(index + 1).padStart(2, '0')}-01`, 'monthName')
        return (
          <li key={month} data-busiest={index + 1 === busiest || undefined}>
            <span
              role="img"
              aria-label={yearsTexts.monthCount({ month, count })}
              style={{ blockSize: `${(count / most) * 100}%` }}
            />
            <span aria-hidden="true">{month.charAt(0)}</span>
          </li>
        )
      })}
    </ol>
  )
}
