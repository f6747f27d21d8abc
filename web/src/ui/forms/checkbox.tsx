import typography from '../layout/typography.module.css'
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from '../layout/class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  error?: string | undefined
}

/** A checkbox with a label; the whole row is the click target. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className={styles['choice']}>
        <input
          {...input}
          type="checkbox"
          className={classNames(styles['box'], styles['checkbox'], className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={typography['error-small-strong']} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
