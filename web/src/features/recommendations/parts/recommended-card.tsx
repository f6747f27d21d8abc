import { recommendationsTexts } from '@medley/texts/recommendations'
import type { Reason, RecommendedWork } from '@medley/contract/works/recommendations'
import { useRef } from 'react'
import { WorkCard } from '../../works/work-card.tsx'
import { reasonWords } from '../reason-words.ts'
import styles from './recommended-card.module.css'
import { useCountedView } from './use-counted-view.ts'

export interface RecommendedItem {
  work: RecommendedWork
  /** Those that the card shows. */
  reasons: readonly Reason[]
  isNewHere?: boolean
}

type RecommendedCardProps = {
  item: RecommendedItem
  /** Its views count towards the rest of works that nobody touches. */
  isCounted?: boolean
}

/** A work's card with the reason for it. */
export function RecommendedCard({ item, isCounted = false }: RecommendedCardProps) {
  const { work, reasons, isNewHere = false } = item
  const card = useRef<HTMLDivElement>(null)
  useCountedView(card, isCounted ? work.id : null)
  const words = reasonWords(reasons, work)
  return (
    <div ref={card} className={styles['card']}>
      <WorkCard work={work}>
        {(words !== '' || isNewHere) && (
          <p className={styles['reason']}>
            {isNewHere && <span className={styles['new']}>{recommendationsTexts.newHere}</span>}{' '}
            {words}
          </p>
        )}
      </WorkCard>
    </div>
  )
}
