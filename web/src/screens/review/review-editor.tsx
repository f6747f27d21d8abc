import { reviewCardsTexts } from '@medley/texts/review-cards'
import { reviewsTexts } from '@medley/texts/reviews'
import { worksTexts } from '@medley/texts/works'
import layout from '../../ui/layout/layout.module.css'
import type { Review } from '@medley/contract/values/shapes'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { type SyntheticEvent, useRef, useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { today } from '../../lib/time/today.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { PartialDateField } from '../../ui/forms/partial-date-field.tsx'
import { useUnsavedChangesPrompt } from '../../ui/forms/use-unsaved-changes-prompt.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { TenStars } from '../../ui/ratings/ten-stars.tsx'
import { RatingContext } from '../../features/rating-context/rating-context.tsx'
import { currentMember } from '../../features/sessions/session.ts'
import { ReviewField } from '../../features/reviews/review-field.tsx'
import { splitDay } from '../../features/reviews/day-of-review.ts'
import { saveReview } from '../../features/reviews/reviews.calls.ts'
import { DraftNote } from '../../features/new-post/draft-note.tsx'
import styles from './review-editor.module.css'
import { useChangedReview } from './use-changed-review.ts'
import { useFocusOnStars } from '../../features/new-post/use-focus-on-stars.ts'
import type { Location } from '../../lib/router/history.ts'
import { paths } from '../../paths.ts'

/** The review form; asks for confirmation before discarding unsaved changes. */
export function ReviewEditor({ review, onLeave }: { review: Review; onLeave: () => void }) {
  const editing = useChangedReview(review)
  const { rating, dateViewed, review: text, spoiler, audience } = editing.draft
  const [saving, setSaving] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  useFocusOnStars(formRef)
  const { question, letGo } = useUnsavedChangesPrompt({
    prompt: reviewCardsTexts.reviewEditing.leaveQuestion,
    loses: (_, next) =>
      editing.isChanged && currentMember()?.id === review.author.id && !isEditorOf(review.id, next),
    asksBeforeUnload: false,
    onLeave: editing.forget,
  })
  const isFuture = dateViewed > today()
  // A review from outside may have rating 0; the stars start at 1, so one has to be chosen.
  const canSave = rating > 0 && !isFuture
  const leave = () => {
    editing.forget()
    letGo()
    onLeave()
  }
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!canSave || saving) return
    setSaving(true)
    const words = {
      review: hasVisibleSign(text) ? text.trim() : null,
      ...splitDay(dateViewed || null),
    }
    try {
      await saveReview(review, { ...words, rating, spoiler, audience })
      leave()
    } catch (error) {
      logFailure('A review could not be saved', error)
      showSnackbar({ text: reviewCardsTexts.reviewEditing.updateFailed, kind: 'error' })
      setSaving(false)
    }
  }
  return (
    <form ref={formRef} className={styles['form']} onSubmit={(event) => void save(event)}>
      {editing.restoredAt !== null && (
        <DraftNote
          savedAt={editing.restoredAt}
          text={(when) => reviewCardsTexts.reviewEditing.restored({ when })}
          discardLabel={reviewCardsTexts.reviewEditing.discardChanges}
          onDiscard={editing.reset}
        />
      )}
      <TenStars
        label={reviewsTexts.rated}
        value={rating}
        onChoose={(value) => editing.change({ rating: value })}
      />
      <RatingContext work={review.work} rating={rating} />
      <PartialDateField
        label={worksTexts.engagedVerbs[review.work.medium]}
        value={dateViewed}
        onValue={(date) => editing.change({ dateViewed: date })}
        max={today()}
        error={isFuture ? reviewCardsTexts.reviewEditing.futureDate : undefined}
      />
      <ReviewField
        medium={review.work.medium}
        label={reviewCardsTexts.reviewEditing.review}
        className={styles['text']}
        rows={10}
        value={text}
        onChange={(event) => editing.change({ review: event.target.value })}
      />
      <Checkbox
        label={reviewsTexts.spoilers}
        checked={spoiler}
        onChange={(event) => editing.change({ spoiler: event.target.checked })}
      />
      <Checkbox
        label={reviewsTexts.friendsOnly}
        checked={audience !== null}
        onChange={(event) => editing.change({ audience: event.target.checked ? 'friends' : null })}
      />
      <div className={layout['end-2']}>
        <Button kind="quiet" onClick={leave}>
          {reviewCardsTexts.reviewEditing.discard}
        </Button>
        <Button type="submit" disabled={!canSave} loading={saving}>
          {reviewCardsTexts.reviewEditing.save}
        </Button>
      </div>
      {question}
    </form>
  )
}

/** True if an address shows a review with its editor open. */
function isEditorOf(reviewId: number, { pathname, search }: Location): boolean {
  return pathname === paths.review(reviewId) && new URLSearchParams(search).get('edit') === 'true'
}
