import type { Work } from '@medley/contract/shapes'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/forms/button.tsx'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import { RatingContext } from '../../../features/rating-context/rating-context.tsx'
import { useOwnReview } from '../../../features/ratings/ratings.calls.ts'
import { rateWork } from '../../../features/quick-rating/quick-rating.calls.ts'
import { reviewQuery } from '../../../features/reviews/review-store.calls.ts'
import { worksTexts as texts } from '../../../features/works/works.messages.ts'
import styles from './rate-in-place.module.css'

/** Ten stars that save at once, and a way to add words. Takes the focus; Esc closes. */
export function RateInPlace({ work, onClose }: { work: Work; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const own = useOwnReview(work.id)
  const [chosen, setChosen] = useState<number | null>(null)
  const value = chosen ?? own?.rating ?? null
  useLayoutEffect(() => {
    const stars = [...(place.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])]
    const star = stars.find(({ checked }) => checked) ?? stars[0]
    star?.focus({ preventScroll: true })
  }, [])
  const save = async (rating: number) => {
    await rateWork(work, rating)
    setChosen(null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes from any control inside
    <div
      ref={place}
      className={styles['place']}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <div className={styles['stars']}>
        <TenStars
          label={texts.yourRating}
          value={value}
          onChoose={setChosen}
          onSettle={(rating) => void save(rating)}
        />
        <IconButton label={texts.closeStars} icon={<X />} onClick={onClose} />
      </div>
      {value !== null && value > 0 && (
        <RatingContext work={work} rating={value} withFriends={false} />
      )}
      {own?.reviewId && <AddWords reviewId={own.reviewId} />}
    </div>
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
