import { type ReactNode, useState } from 'react'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { workPageTexts } from './work-page.messages.ts'

/** A work page's tabs; only reviews so far. */
export function WorkTabs({ children }: { children: ReactNode }) {
  const [tab, setTab] = useState('reviews')
  return (
    <Tabs
      label={workPageTexts.about}
      items={[{ value: 'reviews', label: workPageTexts.reviews, content: children }]}
      value={tab}
      onChoose={setTab}
    />
  )
}
