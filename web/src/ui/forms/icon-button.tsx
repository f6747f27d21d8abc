import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible label of the button. */
  label: string
  icon: ReactNode
}

/** A round 44 px icon-only button; `aria-pressed` fills it with the accent colour. */
export function IconButton({
  label,
  icon,
  className,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...rest
}: IconButtonProps) {
  const inert = ariaDisabled === true || ariaDisabled === 'true'
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles['button'], className)}
      aria-label={label}
      aria-disabled={inert || undefined}
      onClick={handleClick}
    >
      {icon}
    </button>
  )
}
