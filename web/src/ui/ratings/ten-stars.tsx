import { useId, useState, type KeyboardEvent } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './ten-stars.module.css'

type TenStarsProps = {
  label: string
  /** 1 to 10; 0 or null when no star is selected. */
  value: number | null
  onChoose: (value: number) => void
  disabled?: boolean
}

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const star = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'

function valueOfKey(key: string): number | undefined {
  if (!/^[0-9]$/.test(key)) return undefined
  return key === '0' ? 10 : Number(key)
}

/** Rating input from 1 to 10: arrow keys step, the keys 1 to 9 select directly, 0 selects ten. */
export function TenStars({ label, value, onChoose, disabled = false }: TenStarsProps) {
  const name = useId()
  const [hovered, setHovered] = useState<number | null>(null)
  const lit = hovered ?? value ?? 0
  const chooseByKey = (event: KeyboardEvent) => {
    const chosen = valueOfKey(event.key)
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const inputs = event.currentTarget.querySelectorAll('input')
    inputs[chosen - 1]?.focus()
    onChoose(chosen)
  }
  return (
    <fieldset
      className={styles['group']}
      role="radiogroup"
      aria-label={label}
      disabled={disabled}
      onKeyDown={chooseByKey}
      onPointerLeave={() => setHovered(null)}
    >
      <span className={styles['legend']} aria-hidden="true">
        <span>{label}</span>
        <output className={styles['value']}>{lit || '–'}</output>
      </span>
      <span className={styles['stars']}>
        {values.map((n) => (
          <label
            key={n}
            className={classNames(styles['star'], n <= lit && styles['lit'])}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(n)}
          >
            <input
              type="radio"
              name={name}
              aria-label={`${n} of 10`}
              checked={n === value}
              onChange={() => onChoose(n)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
