import { useId } from 'react'
import styles from './choice.module.css'
import { classNames } from '../layout/class-names.ts'
import type { Option } from './select.tsx'

type RadioGroupProps<Value extends string> = {
  label: string
  hideLabel?: boolean
  options: readonly Option<Value>[]
  /** null as long as none is chosen. */
  value: Value | null
  onChoose: (value: Value) => void
  disabled?: boolean
}

/** A vertical radio group. Use chips for a row of short options. */
export function RadioGroup<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChoose,
  disabled = false,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className={classNames(styles['legend'], hideLabel && styles['hiddenLegend'])}>
        {label}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            className={classNames(styles['box'], styles['radio'])}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles['hint']}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
