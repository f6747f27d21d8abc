import type { ComponentProps, ReactNode } from 'react'
import { signLimit } from '../../lib/sign-limit.ts'
import { classNames } from '../layout/class-names.ts'
import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'

/** `maxLength` counts code points, as the server does. */
type TextAreaProps = ComponentProps<'textarea'> &
  FieldProps & {
    /** Rendered at the right end of the label's line. */
    aside?: ReactNode
  }

/** Multi-line text input, vertically resizable. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  aside,
  id,
  className,
  maxLength,
  ...area
}: TextAreaProps) {
  const frame = { label, hideLabel, hint, error, aside, id }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <textarea
          dir="auto"
          {...area}
          {...signLimit(maxLength)}
          {...control}
          className={classNames(styles['control'], className)}
        />
      )}
    </FieldFrame>
  )
}
