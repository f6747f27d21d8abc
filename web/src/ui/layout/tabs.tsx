import { useId, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export type TabItem<Value extends string = string> = {
  value: Value
  label: ReactNode
  content: ReactNode
}

type TabsProps<Value extends string> = {
  /** Accessible label of the tab list. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabbed panels; the arrow keys move between tabs. */
export function Tabs<Value extends string>({ label, items, value, onChoose }: TabsProps<Value>) {
  const id = useId()
  const at = items.findIndex((item) => item.value === value)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = steps[event.key]?.(at, items.length)
    const item = next === undefined ? undefined : items[next]
    if (next === undefined || !item) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onChoose(item.value)
  }
  return (
    <div className={styles['root']}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles['list']}
        onKeyDown={move}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            className={styles['tab']}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChoose(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`${id}-${value}`}
        className={styles['panel']}
      >
        {items[at]?.content}
      </div>
    </div>
  )
}
