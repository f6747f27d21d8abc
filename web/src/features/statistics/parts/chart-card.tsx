import typography from '../../../ui/layout/typography.module.css'
import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../../../lib/locale.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import type { Wanted } from '../statistics.calls.ts'
import { figureTexts as texts } from '../statistics.messages.ts'
import { type ChartRow, type ChartTable, csvOf } from './chart-table.ts'
import styles from './chart-card.module.css'

type ChartCardProps = {
  title: string
  /** A line beside the title. */
  lead?: ReactNode
  table: ChartTable
  /** Part of the name of the file. */
  period: string
  onOpen: (wanted: Wanted) => void
  /** Over the whole width of the page. */
  wide?: boolean
  /** The drawing; the table tells the same. */
  children: ReactNode
}

/** A chart with the table behind it, which screen readers get at once and everyone on demand; also as CSV. */
export function ChartCard(props: ChartCardProps) {
  const { title, lead, table, period, onOpen, wide = false, children } = props
  const [isTable, setIsTable] = useState(false)
  const headingId = useId()
  const save = () =>
    saveFile(new File([csvOf(table)], `${title} ${period}.csv`, { type: 'text/csv' }))
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
      <footer className={styles['foot']}>
        <Button kind="link" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {texts.showTable}
        </Button>
        <Button kind="link" aria-label={texts.downloadCsv(title)} onClick={save}>
          {texts.csv}
        </Button>
      </footer>
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
