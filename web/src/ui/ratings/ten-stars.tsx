import { uiTexts } from '@medley/texts/ui'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './ten-stars.module.css'
import { useScrubbing } from './use-scrubbing.ts'

type TenStarsProps = {
  label: string
  /** 1 to 10; 0 or null when no star is selected. */
  value: number | null
  onChoose: (value: number) => void
  /**
   * Called after `onChoose` when a choice is final: tapped, released after sliding, typed, or confirmed
   * with Enter. Arrow keys only step.
   */
  onSettle?: (value: number) => void
  disabled?: boolean
  /** Two rows of five, to press and not to slide over. */
  narrow?: boolean
}

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const star = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'

/** The rating that a number key gives: 1 to 9, and 10 for the key 0. */
export function ratingOfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): number | undefined {
  if (ctrlKey || metaKey || altKey || !/^[0-9]$/.test(key)) return undefined
  return key === '0' ? 10 : Number(key)
}

/**
 * Rating input from 1 to 10 in one row: a tap chooses, a finger or mouse slides, arrow keys step, the
 * keys 1 to 9 select directly, 0 selects ten.
 */
export function TenStars(props: TenStarsProps) {
  const { label, value, onChoose, onSettle, disabled = false, narrow = false } = props
  const name = useId()
  const isStepping = useRef(false)
  const settle = (chosen: number) => {
    onChoose(chosen)
    onSettle?.(chosen)
  }
  const { column, handlers } = useScrubbing(values.length, settle)
  const { hovered, hover } = useHover()
  const lit = column ?? hovered ?? value ?? 0
  const chooseByKey = (event: KeyboardEvent) => {
    isStepping.current = event.key.startsWith('Arrow')
    if (event.key === 'Enter' && onSettle && value) {
      event.preventDefault()
      onSettle(value)
    }
    const chosen = ratingOfKey(event)
    if (chosen === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('input')[chosen - 1]?.focus()
    settle(chosen)
  }
  return (
    <fieldset
      className={styles['group']}
      role="radiogroup"
      aria-label={label}
      disabled={disabled}
      onKeyDown={chooseByKey}
      onKeyUp={() => {
        isStepping.current = false
      }}
      onPointerLeave={hover.end}
    >
      <span className={styles['legend']} aria-hidden="true">
        <span>{label}</span>
        <output className={styles['value']}>{lit || '–'}</output>
      </span>
      <span
        className={classNames(styles['stars'], narrow && styles['narrow'])}
        {...(disabled || narrow ? {} : handlers)}
      >
        {column !== null && <Thumb value={column} />}
        {values.map((n) => (
          <label
            key={n}
            className={classNames(styles['star'], n <= lit && styles['lit'])}
            onPointerMove={(event) => hover.move(event, n)}
          >
            <input
              type="radio"
              name={name}
              aria-label={uiTexts.ofTen({ rating: n })}
              checked={n === value}
              onChange={() => (isStepping.current ? onChoose(n) : settle(n))}
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

/** The number above a sliding finger, larger with each star. */
function Thumb({ value }: { value: number }) {
  const style: CSSProperties & Record<`--${string}`, number> = { '--rating': value }
  return (
    <span className={styles['thumb']} style={style} aria-hidden="true">
      {value}
    </span>
  )
}

/** The star under a mouse that has moved; one that rests where the stars appear does not count. */
function useHover() {
  const [hovered, setHovered] = useState<number | null>(null)
  const rest = useRef<{ x: number; y: number }>(null)
  const move = ({ pointerType, clientX: x, clientY: y }: PointerEvent, n: number) => {
    if (pointerType !== 'mouse') return
    if (rest.current && (rest.current.x !== x || rest.current.y !== y)) setHovered(n)
    rest.current = { x, y }
  }
  const end = () => {
    rest.current = null
    setHovered(null)
  }
  return { hovered, hover: { move, end } }
}
