import type { Medium } from '@medley/contract/values/medium'
import { WorkStrip } from '../works/work-strip.tsx'
import { RecommendedCard, type RecommendedItem } from './parts/recommended-card.tsx'
import styles from './recommended-strip.module.css'
import { useShown } from './parts/use-shown.ts'
import { varyReasons } from './recommendations.rules.ts'

type RecommendedStripProps = {
  heading: string
  medium: Medium
  items: readonly RecommendedItem[]
  isCounted?: boolean
  link?: { to: string; text: string } | undefined
  /** More than these wait to take the place of one that was put aside or rated. */
  shownMax?: number
}

/** A row of recommended works; renders nothing without any. */
export function RecommendedStrip(props: RecommendedStripProps) {
  const { heading, medium, items, isCounted = false, link, shownMax = 20 } = props
  const { shown: works, isNew } = useShown(items, shownMax)
  if (works.length === 0) return null
  return (
    <WorkStrip heading={heading} name={heading} medium={medium} link={link}>
      {varyReasons(works).map((item) => (
        <li key={item.work.id} className={isNew(item) ? styles['entering'] : undefined}>
          <RecommendedCard item={item} isCounted={isCounted} />
        </li>
      ))}
    </WorkStrip>
  )
}
