import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export type TabItem<Value extends string = string> = {
  value: Value
  label: ReactNode
  content: ReactNode
}

type TabsProps<Value extends string> = {
  /** What the tabs divide, for screen readers. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** Panels of which one is in sight; arrows move between the tabs. */
export function Tabs<Value extends string>({ label, items, value, onChoose }: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next: Value) => onChoose(next)}
      className={styles['root']}
    >
      <Base.List className={styles['list']} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles['tab']}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles['panel']}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
