import { type ReactNode, useState } from 'react'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { worksTexts } from '../works.messages.ts'

/** A work page's tabs; only reviews so far. */
export function WorkTabs({ children }: { children: ReactNode }) {
  const [tab, setTab] = useState('reviews')
  return (
    <Tabs
      label={worksTexts.about}
      items={[{ value: 'reviews', label: worksTexts.reviews, content: children }]}
      value={tab}
      onChoose={setTab}
    />
  )
}
