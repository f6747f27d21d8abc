import typography from '../layout/typography.module.css'
import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { classNames } from '../layout/class-names.ts'
import styles from './field.module.css'

/** Props that every labelled field takes besides its control's attributes. */
export type FieldProps = {
  label: string
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** Validation message; marks the control invalid when set. */
  error?: string | undefined
}

export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldFrameProps = FieldProps & {
  id?: string | undefined
  /** Rendered at the right end of the label's line. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint and error below, linked to the control by id. */
export function FieldFrame({
  id: givenId,
  label,
  hideLabel = false,
  hint,
  error,
  aside,
  children,
}: FieldFrameProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <div className={classNames(styles['top'], hideLabel && styles['hiddenLabel'])}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={typography['soft-small']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
