import { workReviewsTexts } from '@medley/texts/work-reviews'
import { reviewsTexts } from '@medley/texts/reviews'
import typography from '../../ui/layout/typography.module.css'
import type { Medium } from '@medley/contract/values/medium'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { Chips } from '../../ui/forms/chips.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { useMember } from '../sessions/session.ts'
import { ReviewCardSkeletons } from '../review-cards/review-card-skeleton.tsx'
import column from '../review-cards/review-column.module.css'
import { ReviewList } from '../review-cards/review-list.tsx'
import { type ReviewSet, workReviewsQuery } from './work-reviews.calls.ts'
import { useWorkReviewView, type WorkReviewOrder } from './work-review-view.ts'
import styles from './work-reviews.module.css'
import { ReviewCard } from '../review-cards/review-card.tsx'
import { useCachedReview } from '../reviews/reviews.calls.ts'
import { RatingRow } from './parts/rating-row.tsx'

const everybody = { value: 'any', label: workReviewsTexts.sets.any } as const
const sets = [
  { value: 'public', label: workReviewsTexts.sets.public },
  { value: 'friend', label: workReviewsTexts.sets.friends },
  { value: 'you', label: workReviewsTexts.sets.you },
  everybody,
] as const satisfies readonly { value: ReviewSet; label: string }[]

const newest = { value: 'newest', label: reviewsTexts.newest } as const
const mostLiked = { value: 'likes', label: workReviewsTexts.mostLiked } as const
const friendsFirst = { value: 'friends', label: workReviewsTexts.friendsFirst } as const
const orders: readonly { value: WorkReviewOrder; label: string }[] = [
  newest,
  friendsFirst,
  mostLiked,
]

/** Fewer reviews need no choice among them. */
const choiceMin = 3

type WorkReviewsProps = {
  work: { id: number; medium: Medium }
  /** How many there are. */
  count: number
  /** The way to write the first one, where there is none. */
  firstReview?: ReactNode
}

/**
 * A work's reviews, five at a time, filtered by the viewer's choice of authors; visitors see all. Order
 * and rating are in the address.
 */
export function WorkReviews({ work, count, firstReview }: WorkReviewsProps) {
  const memberId = useMember()?.id ?? null
  const isVisitor = memberId === null
  const [chosen, setChosen] = useState<ReviewSet>('any')
  const set = isVisitor ? 'any' : chosen
  const { order: wanted, rating, show } = useWorkReviewView()
  const order = isVisitor && wanted === 'friends' ? 'newest' : wanted
  const list = useInfiniteQuery(workReviewsQuery(work, set, memberId, { order, rating }))
  const isPart = set !== 'any' || rating !== null
  const hasChoices = count >= choiceMin || isPart || order !== 'newest'
  return (
    <div className={styles['reviews']}>
      {hasChoices && (
        <Choices
          isVisitor={isVisitor}
          set={set}
          onSet={setChosen}
          order={order}
          onOrder={(next) => show({ order: next })}
        />
      )}
      {rating !== null && <OnlyRating rating={rating} onEnd={() => show({ rating: null })} />}
      <ReviewList
        list={list}
        view={`${set} ${order} ${rating}`}
        skeleton={<ReviewCardSkeletons count={2} onWorkPage />}
        empty={
          <p className={typography['soft']}>
            {reviewsTexts.noReviews} {!isPart && firstReview}
          </p>
        }
        className={column['column']}
        renderItem={(id) => <WorkReview id={id} />}
      />
    </div>
  )
}

type ChoicesProps = {
  isVisitor: boolean
  set: ReviewSet
  onSet: (set: ReviewSet) => void
  order: WorkReviewOrder
  onOrder: (order: WorkReviewOrder) => void
}

/** Chooses the authors and the order; visitors have neither friends nor reviews of their own. */
function Choices({ isVisitor, set, onSet, order, onOrder }: ChoicesProps) {
  return (
    <div className={styles['choices']}>
      <Chips
        label={workReviewsTexts.reviewsBy}
        options={isVisitor ? [everybody] : sets}
        value={set}
        onChoose={onSet}
      />
      <Select
        label={workReviewsTexts.order}
        hideLabel
        options={isVisitor ? [newest, mostLiked] : orders}
        value={order}
        onChoose={onOrder}
      />
    </div>
  )
}

/** Shows all ratings again. */
function OnlyRating({ rating, onEnd }: { rating: number; onEnd: () => void }) {
  return (
    <Button
      kind="quiet"
      className={styles['filter']}
      icon={<X aria-hidden="true" />}
      aria-label={workReviewsTexts.showAllRatings({ rating })}
      onClick={onEnd}
    >
      {workReviewsTexts.onlyRating({ rating })}
    </Button>
  )
}

/** A review on its work's page: a card where it has words, a row where it is a rating alone. */
function WorkReview({ id }: { id: number }) {
  const review = useCachedReview(id)
  if (!review) return null
  return review.review === null ? <RatingRow review={review} /> : <ReviewCard id={id} onWorkPage />
}
