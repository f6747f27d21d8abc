import { type ReactNode, useState } from 'react'
import { Tabs } from '../../../ui/tabs.tsx'

/** What people made of the work. */
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
