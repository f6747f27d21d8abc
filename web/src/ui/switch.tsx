import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }

/** Something that is on or off and takes effect at once; the label stands on the left. */
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
