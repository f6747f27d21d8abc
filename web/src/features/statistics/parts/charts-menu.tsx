import { statisticsTexts } from '@medley/texts/statistics'
import type { Statistics } from '@medley/contract/library/statistics'
import { ChartColumn, Download, Ellipsis, Table } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { csvOf } from './chart-table.ts'
import { chartsOf } from './charts-of.ts'

type ChartsMenuProps = { isTable: boolean; onTable: () => void; onCsv: () => void }

/** Tables and a file of all charts. */
export function ChartsMenu({ isTable, onTable, onCsv }: ChartsMenuProps) {
  return (
    <Menu trigger={<IconButton label={statisticsTexts.figure.menu} icon={<Ellipsis />} />}>
      <MenuItem
        icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table aria-hidden="true" />}
        onSelect={onTable}
      >
        {isTable ? statisticsTexts.figure.showCharts : statisticsTexts.figure.showTables}
      </MenuItem>
      <MenuItem icon={<Download aria-hidden="true" />} onSelect={onCsv}>
        {statisticsTexts.figure.downloadCsv}
      </MenuItem>
    </Menu>
  )
}

/** State and actions of the menu; `period` is part of the name of the file. */
export function useChartsMenu(statistics: Statistics | undefined, period: string) {
  const [isTable, setIsTable] = useState(false)
  return {
    isTable,
    onTable: () => setIsTable(!isTable),
    onCsv: () => {
      if (!statistics) return
      const file = csvOf(chartsOf(statistics))
      saveFile(
        new File([file], `${statisticsTexts.figure.fileName} ${period}.csv`, { type: 'text/csv' }),
      )
    },
  }
}
