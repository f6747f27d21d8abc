import type { ComponentProps } from 'react'
import { signLimit } from '../../lib/sign-limit.ts'
import { classNames } from '../layout/class-names.ts'
import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'

/** `maxLength` counts code points, as the server does. */
type TextFieldProps = ComponentProps<'input'> & FieldProps

/** Single-line text input. Accepts all `<input>` attributes, including a form library's `register`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  id,
  className,
  maxLength,
  ...input
}: TextFieldProps) {
  const frame = { label, hideLabel, hint, error, id }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          type="text"
          dir="auto"
          {...input}
          {...signLimit(maxLength)}
          {...control}
          className={classNames(styles['control'], className)}
        />
      )}
    </FieldFrame>
  )
}
