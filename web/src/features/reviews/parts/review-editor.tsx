import { limits } from '@medley/contract/limits'
import type { Review } from '@medley/contract/shapes'
import { type SyntheticEvent, useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { today } from '../../../lib/today.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { showSnackbar } from '../../../ui/snackbar-store.ts'
import { TenStars } from '../../../ui/ten-stars.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { engagedVerbs } from '../../works/medium-words.ts'
import { saveReview } from '../reviews.calls.ts'
import { reviewTexts } from '../reviews.messages.ts'
import styles from './review-editor.module.css'

/** The form of a review; leaving it without saving keeps what was there. */
export function ReviewEditor({ review, onLeave }: { review: Review; onLeave: () => void }) {
  const [rating, setRating] = useState(review.rating)
  const [date, setDate] = useState(review.dateViewed ?? '')
  const [text, setText] = useState(review.review ?? '')
  const [spoiler, setSpoiler] = useState(review.spoiler)
  const [saving, setSaving] = useState(false)
  const isFuture = date > today()
  // A rating of 0 comes from outside; the stars begin at 1, and one has to be chosen.
  const canSave = rating > 0 && !isFuture
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!canSave || saving) return
    setSaving(true)
    const words = { review: text.trim() || null, dateViewed: date || null }
    try {
      await saveReview(review, { ...words, rating, spoiler })
      onLeave()
    } catch (error) {
      logFailure('A review could not be saved', error)
      showSnackbar({ text: reviewTexts.updateFailed, kind: 'error' })
      setSaving(false)
    }
  }
  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)}>
      <TenStars label="Rating" value={rating} onChoose={setRating} />
      <DateField
        label={engagedVerbs[review.work.medium]}
        value={date}
        onValue={setDate}
        max={today()}
        clearable
        error={isFuture ? reviewTexts.futureDate : undefined}
      />
      <TextArea
        label="Review"
        className={styles['text']}
        rows={10}
        maxLength={limits.reviewMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Checkbox
        label={reviewTexts.spoilers}
        checked={spoiler}
        onChange={(event) => setSpoiler(event.target.checked)}
      />
      <div className={styles['actions']}>
        <Button kind="quiet" onClick={onLeave}>
          Discard
        </Button>
        <Button type="submit" disabled={!canSave} loading={saving}>
          Save
        </Button>
      </div>
    </form>
  )
}
