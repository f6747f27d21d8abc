import { uiTexts } from '@medley/texts/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../lib/locale.ts'
import { DateField } from './date-field.tsx'
import { FieldFrame } from './field.tsx'
import {
  inPrecision,
  monthsUpTo,
  type Precision,
  precisionOf,
  precisions,
  yearsUpTo,
} from './partial-date.rules.ts'
import styles from './partial-date-field.module.css'
import { Select } from './select.tsx'

type PartialDateFieldProps = {
  label: string
  /** `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, or '' for no date. */
  value: string
  onValue: (value: string) => void
  /** The last allowed day, `YYYY-MM-DD`. */
  max: string
  error?: string | undefined
}

/** A calendar date, of which only the month or the year may be known, or nothing. */
export function PartialDateField({ label, value, onValue, max, error }: PartialDateFieldProps) {
  const [base, setBase] = useState(() => (precisionOf(value) === 'day' ? value : max))
  // An empty field waits for a day until the member says that there is no date.
  const [isDateless, setIsDateless] = useState(false)
  const precision = value !== '' ? precisionOf(value) : isDateless ? 'none' : 'day'
  const turnTo = (next: Precision) => {
    setIsDateless(next === 'none')
    onValue(inPrecision(value, next, base, max))
  }
  const aside = <PrecisionSelect value={precision} onChoose={turnTo} />
  if (precision === 'day') {
    const change = (day: string) => {
      if (day !== '') setBase(day)
      onValue(day)
    }
    return (
      <DateField
        {...{ label, value, max, error, aside }}
        onValue={change}
        min="0001-01-01"
        clearable
      />
    )
  }
  return (
    <FieldFrame {...{ label, error, aside }}>
      {(control) =>
        precision === 'none' ? (
          <output {...control} className={styles['none']}>
            {uiTexts.noDateBody}
          </output>
        ) : (
          <div {...control} role="group" aria-label={label} className={styles['parts']}>
            {precision === 'month' && <MonthSelect {...{ value, onValue, max }} />}
            <YearSelect {...{ value, onValue, max }} />
          </div>
        )
      }
    </FieldFrame>
  )
}

type PrecisionSelectProps = { value: Precision; onChoose: (precision: Precision) => void }

function PrecisionSelect({ value, onChoose }: PrecisionSelectProps) {
  const choose = (text: string) => {
    const chosen = precisions.find((precision) => precision === text)
    if (chosen) onChoose(chosen)
  }
  return (
    <span className={styles['precision']}>
      <select
        aria-label={uiTexts.precision}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {precisions.map((precision) => (
          <option key={precision} value={precision}>
            {uiTexts.precisions[precision]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  )
}

type PartProps = Pick<PartialDateFieldProps, 'value' | 'onValue' | 'max'>

function MonthSelect({ value, onValue, max }: PartProps) {
  const months = monthsUpTo(max, value.slice(0, 4))
  const options = months.map((month) => ({ value: month, label: formatDate(month, 'monthName') }))
  return (
    <Select
      label={uiTexts.precisions.month}
      hideLabel
      options={options}
      value={value}
      onChoose={onValue}
    />
  )
}

function YearSelect({ value, onValue, max }: PartProps) {
  const year = value.slice(0, 4)
  const options = yearsUpTo(max, year).map((one) => ({ value: one, label: one }))
  const change = (next: string) =>
    onValue(inPrecision(next + value.slice(4), precisionOf(value), max, max))
  return (
    <Select
      label={uiTexts.precisions.year}
      hideLabel
      options={options}
      value={year}
      onChoose={change}
    />
  )
}
