import type {
  ColumnMeaning,
  TableColumns,
  TableMapping,
} from '@medley/contract/transfer/import-tables'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { type Option, Select } from '../../../../ui/forms/select.tsx'
import { tableTexts as texts } from '../../table.messages.ts'
import { chooseMeaning, meaningOf } from './choose-meaning.ts'
import styles from './table.module.css'

const meanings: readonly Option<ColumnMeaning | 'ignored'>[] = [
  { value: 'ignored', label: texts.ignored },
  { value: 'title', label: texts.meanings.title },
  { value: 'creator', label: texts.meanings.creator },
  { value: 'year', label: texts.meanings.year },
  { value: 'rating', label: texts.meanings.rating },
  { value: 'date', label: texts.meanings.date },
  { value: 'text', label: texts.meanings.text },
  { value: 'status', label: texts.meanings.status },
  { value: 'tags', label: texts.meanings.tags },
  { value: 'list', label: texts.meanings.list },
  { value: 'rank', label: texts.meanings.rank },
  { value: 'season', label: texts.meanings.season },
  { value: 'episode', label: texts.meanings.episode },
  { value: 'medium', label: texts.meanings.medium },
  { value: 'id', label: texts.meanings.id },
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
      <ul className={styles['columns']} aria-label={texts.columns}>
        {table.columns.map(({ place, name, samples }) => {
          const shown = name ?? texts.column(place + 1)
          const meaning = meaningOf(mapping, place)
          return (
            <li key={place} className={styles['column']}>
              <div className={styles['cells']}>
                <strong>{shown}</strong>
                <span className={styles['samples']}>{samples.join(' · ')}</span>
              </div>
              <Select
                label={texts.meaningOf(shown)}
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
        label={texts.firstIsWork}
        checked={!mapping.hasHeader}
        onChange={({ target }) => onMapping({ ...mapping, hasHeader: !target.checked })}
      />
    </div>
  )
}
