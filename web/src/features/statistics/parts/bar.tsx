import { statisticsTexts } from '@medley/texts/statistics'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/locale.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import type { Wanted } from '../statistics.calls.ts'
import type { ChartRow } from './chart-table.ts'
import styles from './charts.module.css'

type BarProps = {
  row: ChartRow
  yearBefore?: number | undefined
  onOpen: (wanted: Wanted) => void
  children: ReactNode
}

/** A part of a chart that a pointer opens; the table has a button for it. */
export function Bar({ row, yearBefore, onOpen, children }: BarProps) {
  const { label, value, before, wanted } = row
  const opens = wanted !== undefined && value > 0
  const count = formatNumber(value)
  return (
    <g
      className={classNames(styles['part'], opens && styles['opens'])}
      onClick={opens ? () => onOpen(wanted) : undefined}
    >
      <title>
        {yearBefore === undefined
          ? statisticsTexts.figure.tip({ label, count })
          : statisticsTexts.figure.tipBefore({
              label,
              count,
              before: formatNumber(before ?? 0),
              year: yearBefore,
            })}
      </title>
      {children}
    </g>
  )
}
