import type { Medium } from '@medley/contract/medium'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chips } from '../../ui/forms/chips.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useMember } from '../sessions/session.ts'
import { ReviewCardSkeletons } from './parts/review-card-skeleton.tsx'
import column from './parts/review-column.module.css'
import { ReviewCard } from './review-card.tsx'
import { ReviewList } from './review-list.tsx'
import { type ReviewSet, workReviewsQuery } from './reviews.calls.ts'
import { reviewTexts } from './reviews.messages.ts'
import styles from './work-reviews.module.css'

const everybody = { value: 'any', label: 'Any' } as const
const sets = [
  { value: 'public', label: 'Public' },
  { value: 'friend', label: 'Friends' },
  { value: 'you', label: 'You' },
  everybody,
] as const satisfies readonly { value: ReviewSet; label: string }[]

/** A work's reviews, five at a time, filtered by the viewer's choice of authors; visitors see all. */
export function WorkReviews({ work }: { work: { id: number; medium: Medium } }) {
  const memberId = useMember()?.id ?? null
  const [chosen, setChosen] = useState<ReviewSet>('any')
  const set = memberId === null ? 'any' : chosen
  const list = useInfiniteQuery(workReviewsQuery(work, set, memberId))
  return (
    <div className={styles['reviews']}>
      <Chips
        label="Reviews by"
        options={memberId === null ? [everybody] : sets}
        value={set}
        onChoose={setChosen}
      />
      <ReviewList
        list={list}
        view={set}
        skeleton={<ReviewCardSkeletons count={2} onWorkPage />}
        empty={<EmptyState text={reviewTexts.noReviews} />}
        className={column['column']}
        renderItem={(id) => <ReviewCard id={id} onWorkPage />}
      />
    </div>
  )
}
