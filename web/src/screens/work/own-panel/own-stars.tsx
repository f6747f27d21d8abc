import type { Work } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/forms/button.tsx'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import { RatingContext } from '../../../features/rating-context/rating-context.tsx'
import { useOwnReview } from '../../../features/ratings/ratings.calls.ts'
import { rateWork } from '../../../features/quick-rating/quick-rating.calls.ts'
import { reviewQuery } from '../../../features/reviews/reviews.calls.ts'
import { worksTexts as texts } from '../../../features/works/works.messages.ts'
import styles from './own-panel.module.css'

/** Ten stars that save at once; after a choice, what else has that rating, and a way to add words. */
export function OwnStars({ work }: { work: Work }) {
  const own = useOwnReview(work.id)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isTouched, setIsTouched] = useState(false)
  const value = chosen ?? own?.rating ?? null
  const choose = (rating: number) => {
    setChosen(rating)
    setIsTouched(true)
  }
  const save = async (rating: number) => {
    await rateWork(work, rating)
    setChosen(null)
  }
  return (
    <>
      <TenStars
        label={texts.yourRating}
        value={value}
        onChoose={choose}
        onSettle={(rating) => void save(rating)}
      />
      {isTouched && value !== null && value > 0 && (
        <div className={styles['after']}>
          <RatingContext work={work} rating={value} withFriends={false} />
          {own?.reviewId && <AddWords reviewId={own.reviewId} />}
        </div>
      )}
    </>
  )
}

/** Leads to the editor of the review that the rating is in. */
function AddWords({ reviewId }: { reviewId: number }) {
  const { data } = useQuery(reviewQuery(reviewId))
  return (
    <Link className={buttonClass('quiet')} to={paths.review(reviewId, true)}>
      {data?.review ? texts.editReview : texts.addReview}
    </Link>
  )
}
