import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './segments.module.css'

type SegmentsProps = {
  /** Accessible label of the group. */
  label: string
  children: ReactNode
}

/** Buttons joined in a row, for the states of one thing. */
export function Segments({ label, children }: SegmentsProps) {
  return (
    <div role="group" aria-label={label} className={styles['segments']}>
      {children}
    </div>
  )
}

type SegmentProps = ComponentProps<'button'> & {
  icon: ReactNode
  /** Below the label, smaller. */
  note?: string | undefined
  /** Looks pressed without being a toggle, such as one that opens a menu. */
  isOn?: boolean
}

/** A button of a row, with its icon above its label. With `aria-disabled` it stays reachable, so that a hint can say why. */
export function Segment(props: SegmentProps) {
  const { icon, note, isOn = false, children, onClick, 'aria-disabled': inert, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert === true || inert === 'true') event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type="button"
      className={styles['segment']}
      data-on={isOn || undefined}
      aria-disabled={inert || undefined}
      onClick={press}
    >
      {icon}
      <span>{children}</span> {note !== undefined && <span className={styles['note']}>{note}</span>}
    </button>
  )
}
