import { type ReactNode, useState } from 'react'
import { Tabs } from '../../../ui/layout/tabs.tsx'

/** A work page's tabs; only reviews so far. */
export function WorkTabs({ children }: { children: ReactNode }) {
  const [tab, setTab] = useState('reviews')
  return (
    <Tabs
      label="About this work"
      items={[{ value: 'reviews', label: 'Reviews', content: children }]}
      value={tab}
      onChoose={setTab}
    />
  )
}
