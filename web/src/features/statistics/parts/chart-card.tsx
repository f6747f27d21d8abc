import typography from '../../../ui/layout/typography.module.css'
import { type ReactNode, useId } from 'react'
import { formatNumber } from '../../../lib/locale.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import type { Wanted } from '../statistics.calls.ts'
import type { ChartRow, ChartTable } from './chart-table.ts'
import styles from './chart-card.module.css'

type ChartCardProps = {
  title: string
  /** A line beside the title. */
  lead?: ReactNode
  table: ChartTable
  /** The table in the place of the drawing. */
  isTable: boolean
  onOpen: (wanted: Wanted) => void
  /** Over the whole width of the page. */
  wide?: boolean
  /** The drawing; the table tells the same. */
  children: ReactNode
}

/** A chart with the table behind it, which screen readers get at once and everyone on demand. */
export function ChartCard(props: ChartCardProps) {
  const { title, lead, table, isTable, onOpen, wide = false, children } = props
  const headingId = useId()
  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      className={classNames(styles['card'], wide && styles['wide'])}
    >
      <header className={styles['head']}>
        <h3 id={headingId} className={typography['medium']}>
          {title}
        </h3>
        {lead && <p className={typography['soft-small']}>{lead}</p>}
      </header>
      {!isTable && children}
      <div className={isTable ? styles['scroll'] : styles['behind']}>
        <Table title={title} table={table} onOpen={isTable ? onOpen : undefined} />
      </div>
    </Card>
  )
}

type TableProps = {
  title: string
  table: ChartTable
  /** Absent while the table is out of sight: nothing in it takes the focus. */
  onOpen: ((wanted: Wanted) => void) | undefined
}

function Table({ title, table: { head, columns, rows }, onOpen }: TableProps) {
  return (
    <table className={styles['table']} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              <Label row={row} onOpen={onOpen} />
            </th>
            {columns.map(({ name, of }) => (
              <td key={name}>{shown(of(row))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shown = (value: number | null) => (value === null ? '–' : formatNumber(value))

function Label({ row, onOpen }: { row: ChartRow; onOpen: TableProps['onOpen'] }) {
  const { label, value, wanted } = row
  if (!onOpen || !wanted || value === 0) return label
  return (
    <button type="button" className={styles['open']} onClick={() => onOpen(wanted)}>
      {label}
    </button>
  )
}
