import { tableTexts } from '@medley/texts/table'
import type {
  ColumnMeaning,
  TableColumns,
  TableMapping,
} from '@medley/contract/transfer/import-tables'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { type Option, Select } from '../../../../ui/forms/select.tsx'
import { chooseMeaning, meaningOf } from './choose-meaning.ts'
import styles from './table.module.css'

const meanings: readonly Option<ColumnMeaning | 'ignored'>[] = [
  { value: 'ignored', label: tableTexts.ignored },
  { value: 'title', label: tableTexts.meanings.title },
  { value: 'creator', label: tableTexts.meanings.creator },
  { value: 'year', label: tableTexts.meanings.year },
  { value: 'rating', label: tableTexts.meanings.rating },
  { value: 'date', label: tableTexts.meanings.date },
  { value: 'text', label: tableTexts.meanings.text },
  { value: 'status', label: tableTexts.meanings.status },
  { value: 'tags', label: tableTexts.meanings.tags },
  { value: 'list', label: tableTexts.meanings.list },
  { value: 'rank', label: tableTexts.meanings.rank },
  { value: 'season', label: tableTexts.meanings.season },
  { value: 'episode', label: tableTexts.meanings.episode },
  { value: 'medium', label: tableTexts.meanings.medium },
  { value: 'id', label: tableTexts.meanings.id },
]

type ColumnMeaningsProps = {
  table: TableColumns
  mapping: TableMapping
  onMapping: (mapping: TableMapping) => void
}

/** The columns of a table with some of their cells, and a choice of what each is. */
export function ColumnMeanings({ table, mapping, onMapping }: ColumnMeaningsProps) {
  return (
    <div>
      <ul className={styles['columns']} aria-label={tableTexts.columns}>
        {table.columns.map(({ place, name, samples }) => {
          const shown = name ?? tableTexts.column({ place: place + 1 })
          const meaning = meaningOf(mapping, place)
          return (
            <li key={place} className={styles['column']}>
              <div className={styles['cells']}>
                <strong>{shown}</strong>
                <span className={styles['samples']}>{samples.join(' · ')}</span>
              </div>
              <Select
                label={tableTexts.meaningOf({ column: shown })}
                hideLabel
                className={meaning === 'ignored' ? styles['ignored'] : undefined}
                options={meanings}
                value={meaning}
                onChoose={(as) => onMapping(chooseMeaning(mapping, place, as))}
              />
            </li>
          )
        })}
      </ul>
      <Checkbox
        label={tableTexts.firstIsWork}
        checked={!mapping.hasHeader}
        onChange={({ target }) => onMapping({ ...mapping, hasHeader: !target.checked })}
      />
    </div>
  )
}
