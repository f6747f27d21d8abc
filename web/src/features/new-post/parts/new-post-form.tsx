import { newPostTexts } from '@medley/texts/new-post'
import { reviewsTexts } from '@medley/texts/reviews'
import { type ReactNode, useRef, useState } from 'react'
import { today } from '../../../lib/time/today.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { PartialDateField } from '../../../ui/forms/partial-date-field.tsx'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import { RatingContext } from '../../rating-context/rating-context.tsx'
import { ReviewField } from '../../reviews/review-field.tsx'
import type { NewPostWork } from '../new-post.ts'
import type { Draft } from '../review-drafts.ts'
import styles from './new-post-form.module.css'
import { WorkHead } from './work-head.tsx'
import { useFocusOnStars } from '../use-focus-on-stars.ts'

type NewPostFormProps = {
  id: string
  work: NewPostWork
  /** Leads to where the member is in the work. */
  choice: ReactNode
  draft: Draft
  onDraft: (draft: Draft) => void
  onSubmit: () => void
  /** Shown above the stars. */
  note: ReactNode
}

/** Date, stars, text and spoiler checkbox, beside the poster. */
export function NewPostForm({
  id,
  work,
  choice,
  draft,
  onDraft,
  onSubmit,
  note,
}: NewPostFormProps) {
  const [lastDay] = useState(() => today())
  const [isRated, setIsRated] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  useFocusOnStars(formRef)
  const isTooLate = draft.dateViewed > lastDay
  const change = (part: Partial<Draft>) => onDraft({ ...draft, ...part })
  return (
    <form
      ref={formRef}
      id={id}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLate) onSubmit()
      }}
    >
      <WorkHead work={work}>{choice}</WorkHead>
      <div className={styles['date']}>
        <PartialDateField
          label={newPostTexts.dateEngaged[work.medium]}
          value={draft.dateViewed}
          onValue={(dateViewed) => change({ dateViewed })}
          max={lastDay}
          error={isTooLate ? newPostTexts.dateTooLate : undefined}
        />
      </div>
      <div className={styles['rest']}>
        {note}
        <TenStars
          label={newPostTexts.rating}
          value={draft.rating}
          onChoose={(rating) => {
            setIsRated(true)
            change({ rating })
          }}
        />
        <RatingContext work={work} rating={isRated ? draft.rating : 0} />
        <ReviewField
          medium={work.medium}
          label={newPostTexts.review}
          placeholder={newPostTexts.reviewPlace}
          className={styles['text']}
          value={draft.review}
          onChange={(event) => change({ review: event.target.value })}
        />
        <Checkbox
          label={newPostTexts.spoilers}
          checked={draft.spoiler}
          onChange={(event) => change({ spoiler: event.target.checked })}
        />
        <Checkbox
          label={reviewsTexts.friendsOnly}
          checked={draft.audience !== null}
          onChange={(event) => change({ audience: event.target.checked ? 'friends' : null })}
        />
      </div>
    </form>
  )
}
