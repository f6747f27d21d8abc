import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from '../layout/class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }

/** A switch with immediate effect; its label is on the left. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label className={classNames(styles['choice'], styles['switchRow'])}>
      <span>{label}</span>
      <input
        {...input}
        type="checkbox"
        role="switch"
        className={classNames(styles['box'], styles['switch'], className)}
      />
    </label>
  )
}
