import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from '../layout/class-names.ts'

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'link'

/** The class of a button, for links that should look like one. */
export function buttonClass(kind: ButtonKind = 'primary', wide = false): string {
  return classNames(styles['button'], styles[kind], wide && styles['wide'])
}

type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind
  icon?: ReactNode
  wide?: boolean
  /** Shows a turning ring and ignores presses; the width stays. */
  loading?: boolean
}

/**
 * A button with a 44 px target. With `aria-disabled` it stays reachable by keyboard, so that a hint
 * can say why it does nothing; use `disabled` when there is nothing to explain.
 */
export function Button({
  kind = 'primary',
  icon,
  wide = false,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const inert = loading || ariaDisabled === true || ariaDisabled === 'true'
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(kind, wide), loading && styles['loading'], className)}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      {icon}
      <span className={styles['label']}>{children}</span>
      {loading && <span className={styles['spinner']} aria-hidden="true" />}
    </button>
  )
}
