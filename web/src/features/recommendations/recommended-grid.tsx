import { WorkGrid } from '../works/work-card.tsx'
import { RecommendedCard, type RecommendedItem } from './parts/recommended-card.tsx'
import styles from './recommended-strip.module.css'
import { useShown } from './parts/use-shown.ts'
import { varyReasons } from './recommendations.rules.ts'

/** Recommended works of all mediums in as many columns as fit. */
export function RecommendedGrid({ items }: { items: readonly RecommendedItem[] }) {
  const { shown, isNew } = useShown(items, items.length)
  return (
    <WorkGrid>
      {varyReasons(shown).map((item) => (
        <li key={item.work.id} className={isNew(item) ? styles['entering'] : undefined}>
          <RecommendedCard item={item} isCounted />
        </li>
      ))}
    </WorkGrid>
  )
}
