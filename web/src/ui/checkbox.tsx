import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  error?: string | undefined
}

/**
 * A box to tick, with its label beside it; the whole row is the target. It takes the focus when the press has
 * counted: a field that is left may show an error, which moves the box away from under the pointer.
 */
export function Checkbox({ label, error, className, onClick, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it starts nothing: the press itself goes on */}
      <label className={styles['choice']} onMouseDown={(event) => event.preventDefault()}>
        <input
          {...input}
          type="checkbox"
          onClick={(event: MouseEvent<HTMLInputElement>) => {
            event.currentTarget.focus({ preventScroll: true })
            onClick?.(event)
          }}
          className={classNames(styles['box'], styles['checkbox'], className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
