import { uiTexts } from '@medley/texts/ui'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classNames } from '../layout/class-names.ts'
import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { IconButton } from './icon-button.tsx'

type DateFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'max' | 'min'> &
  FieldProps & {
    /** `YYYY-MM-DD`, or '' for no date. */
    value: string
    onValue: (value: string) => void
    /** The last allowed day, `YYYY-MM-DD`. */
    max?: string
    min?: string
    clearable?: boolean
    /** Rendered at the right end of the label's line. */
    aside?: ReactNode
  }

/** A calendar date in the system's own picker, with a button that clears it. */
export function DateField({
  label,
  hideLabel,
  hint,
  error,
  id,
  value,
  onValue,
  clearable = false,
  aside,
  className,
  ...input
}: DateFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const frame = { label, hideLabel, hint, error, id, aside }
  const clear = () => {
    onValue('')
    inputRef.current?.focus()
  }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className={clearable ? styles['withButton'] : undefined}>
          <input
            {...input}
            {...control}
            ref={inputRef}
            type="date"
            value={value}
            className={classNames(styles['control'], className)}
            onChange={(event) => onValue(event.target.value)}
          />
          {clearable && value && (
            <IconButton label={uiTexts.clear({ label })} icon={<X />} onClick={clear} />
          )}
        </div>
      )}
    </FieldFrame>
  )
}
