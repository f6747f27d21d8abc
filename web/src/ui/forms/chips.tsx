import { useId } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './chips.module.css'
import type { Option } from './select.tsx'

type ChipsProps<Value extends string> = {
  /** Label of the choice, for screen readers. */
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChoose: (value: Value) => void
  /** One row from edge to edge of a phone that scrolls sideways, instead of several rows. */
  scrolling?: boolean
}

/** A row of choices with the behaviour of a radio group. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChoose,
  scrolling = false,
}: ChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classNames(styles['row'], scrolling && styles['scrolling'])}>
      <legend className={styles['legend']}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['chip']}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
          {option.note !== undefined && ' '}
          {option.note !== undefined && <span className={styles['note']}>{option.note}</span>}
        </label>
      ))}
    </fieldset>
  )
}
