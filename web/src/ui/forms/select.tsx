import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../layout/class-names.ts'
import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'

export type Option<Value extends string = string> = {
  value: Value
  label: string
  /** A short addition after the label, such as a count. */
  note?: string
  /** A sentence below the label of a radio button. */
  hint?: string
}

type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'children' | 'value' | 'onChange'
> &
  FieldProps & {
    options: readonly Option<Value>[]
    value: Value
    onChoose: (value: Value) => void
  }

/** Native select. */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  id,
  className,
  options,
  onChoose,
  ...select
}: SelectProps<Value>) {
  const frame = { label, hideLabel, hint, error, id }
  const choose = (value: string) => {
    const option = options.find((candidate) => candidate.value === value)
    if (option) onChoose(option.value)
  }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className={styles['selectBox']}>
          <select
            {...select}
            {...control}
            className={classNames(styles['control'], className)}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map(({ value, label: text, note }) => (
              <option key={value} value={value} label={note && `${text} (${note})`}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}
