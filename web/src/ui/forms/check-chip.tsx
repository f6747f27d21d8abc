import type { ReactNode } from 'react'
import styles from './chips.module.css'

type CheckChipProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A checkbox that looks like one of the `Chips`. */
export function CheckChip({ checked, onChange, children }: CheckChipProps) {
  return (
    <label className={styles['chip']}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
