import { tableTexts } from '@medley/texts/table'
import type {
  DayOrder,
  StatusMeaning,
  TableColumns,
  TableMapping,
  TableScale,
} from '@medley/contract/transfer/import-tables'
import { limits } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { type Option, Select } from '../../../../ui/forms/select.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { chooseWord, hasMeaning } from './choose-meaning.ts'
import styles from './table.module.css'

const statuses: readonly Option<StatusMeaning>[] = [
  { value: 'finished', label: tableTexts.statuses.finished },
  { value: 'going', label: tableTexts.statuses.going },
  { value: 'paused', label: tableTexts.statuses.paused },
  { value: 'stopped', label: tableTexts.statuses.stopped },
  { value: 'saved', label: tableTexts.statuses.saved },
  { value: 'unknown', label: tableTexts.statuses.unknown },
]
/** The kinds of rows of which the table does not say it. */
type Rows = StatusMeaning | 'list' | 'none'
const rowsOf = (hasStatus: boolean, isAsked: boolean): readonly Option<Rows>[] => [
  hasStatus
    ? { value: 'unknown', label: tableTexts.statuses.unknown }
    : { value: 'none', label: isAsked ? tableTexts.chooseRows : tableTexts.toldRows },
  { value: 'finished', label: hasStatus ? tableTexts.statuses.finished : tableTexts.finishedRows },
  { value: 'going', label: tableTexts.statuses.going },
  { value: 'paused', label: tableTexts.statuses.paused },
  { value: 'stopped', label: tableTexts.statuses.stopped },
  { value: 'saved', label: tableTexts.statuses.saved },
  { value: 'list', label: tableTexts.listedRows },
]
const scales: readonly Option<TableScale>[] = [
  { value: '5', label: tableTexts.scales[5] },
  { value: '10', label: tableTexts.scales[10] },
  { value: '20', label: tableTexts.scales[20] },
  { value: '100', label: tableTexts.scales[100] },
  { value: 'letters', label: tableTexts.scales.letters },
]
const dayOrders: readonly Option<DayOrder>[] = [
  { value: 'day first', label: tableTexts.dayOrders['day first'] },
  { value: 'month first', label: tableTexts.dayOrders['month first'] },
]
const mediumOptions = (none: string): readonly Option<Medium | 'none'>[] => [
  { value: 'none', label: none },
  ...mediums.map((value) => ({ value, label: tableTexts.mediums[value] })),
]

type TableQuestionsProps = {
  table: TableColumns
  mapping: TableMapping
  /** The title of a list of all rows, which begins as the name of the file. */
  listTitle: string
  onListTitle: (title: string) => void
  onMapping: (mapping: TableMapping) => void
}

/** Questions about what the columns do not say: the kind of the works, the scale, and the meaning of words. */
export function TableQuestions(props: TableQuestionsProps) {
  const { table, mapping, onMapping } = props
  const hasMediums = hasMeaning(mapping, 'medium')
  return (
    <div className={styles['questions']}>
      <Select
        label={hasMediums ? tableTexts.mediumOfRest : tableTexts.medium}
        options={mediumOptions(hasMediums ? tableTexts.leaveOut : tableTexts.chooseMedium)}
        value={mapping.medium ?? 'none'}
        onChoose={(medium) => onMapping({ ...mapping, medium: medium === 'none' ? null : medium })}
      />
      {hasMeaning(mapping, 'rating') && (
        <Select
          label={tableTexts.scale}
          options={scales}
          value={mapping.scale}
          onChoose={(scale) => onMapping({ ...mapping, scale })}
        />
      )}
      <RowsQuestion {...props} />
      {table.isOrderOpen && hasMeaning(mapping, 'date') && (
        <RadioGroup
          label={tableTexts.dayOrder}
          options={dayOrders}
          value={mapping.dayOrder}
          onChoose={(dayOrder) => onMapping({ ...mapping, dayOrder })}
        />
      )}
      <Words mapping={mapping} onMapping={onMapping} />
    </div>
  )
}

function RowsQuestion({ table, mapping, listTitle, onListTitle, onMapping }: TableQuestionsProps) {
  const { status, list } = mapping
  const hasStatus = hasMeaning(mapping, 'status')
  const isOpen = status === null || (status === 'unknown' && !hasStatus)
  const choose = (rows: Rows) => {
    const isList = rows === 'list'
    const chosen = isList ? 'unknown' : rows === 'none' ? null : rows
    onMapping({ ...mapping, status: chosen, list: isList ? listTitle : null })
  }
  return (
    <>
      <Select
        label={hasStatus ? tableTexts.statusOfRest : tableTexts.rows}
        options={rowsOf(hasStatus, table.asks.includes('status'))}
        value={list === null ? (isOpen ? 'none' : status) : 'list'}
        onChoose={choose}
      />
      {list !== null && (
        <TextField
          label={tableTexts.listTitle}
          value={listTitle}
          maxLength={limits.listTitleMax}
          onChange={({ target }) => onListTitle(target.value)}
        />
      )}
    </>
  )
}

type WordsProps = Pick<TableQuestionsProps, 'mapping' | 'onMapping'>

function Words({ mapping, onMapping }: WordsProps) {
  const { mediumWords, statusWords } = mapping
  return (
    <>
      {mediumWords.length > 0 && (
        <fieldset className={styles['words']}>
          <legend>{tableTexts.mediumWords}</legend>
          {mediumWords.map(({ word, as }) => (
            <Select
              key={word}
              label={word}
              options={mediumOptions(tableTexts.leaveOut)}
              value={as ?? 'none'}
              onChoose={(medium) =>
                onMapping({
                  ...mapping,
                  mediumWords: chooseWord(mediumWords, word, medium === 'none' ? null : medium),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {statusWords.length > 0 && (
        <fieldset className={styles['words']}>
          <legend>{tableTexts.statusWords}</legend>
          {statusWords.map(({ word, as }) => (
            <Select
              key={word}
              label={word}
              options={statuses}
              value={as}
              onChoose={(status) =>
                onMapping({ ...mapping, statusWords: chooseWord(statusWords, word, status) })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
