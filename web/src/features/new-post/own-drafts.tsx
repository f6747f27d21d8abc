import { newPostTexts } from '@medley/texts/new-post'
import { displayTitleOf } from '@medley/messages/titles'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { Trash2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { onNewPostClose, openNewPost } from './new-post.ts'
import { forgetNewReview, listNewReviews, storeNewReview } from './review-drafts.ts'
import type { UnfinishedReview } from './review-drafts.ts'
import styles from './own-drafts.module.css'
import { Unfinished } from './parts/unfinished-reviews.tsx'

/** Drafts of new reviews, each to go on with or to delete. */
export function OwnDrafts() {
  const headingId = useId()
  const [drafts, setDrafts] = useState(listNewReviews)
  const refresh = () => setDrafts(listNewReviews())
  useEffect(() => onNewPostClose(refresh), [])
  const remove = ({ work, draft, savedAt }: UnfinishedReview) => {
    forgetNewReview(work.id)
    refresh()
    const undo = () => {
      storeNewReview(work, draft, savedAt)
      refresh()
    }
    showSnackbar({
      text: newPostTexts.draft.deleted,
      kind: 'success',
      action: { label: newPostTexts.draft.undo, run: undo },
    })
  }
  if (drafts.length === 0) return null
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className={typography['medium']}>
        {newPostTexts.draft.heading}
      </h2>
      <p className={styles['note']}>{newPostTexts.draft.note}</p>
      <ul role="list" className={layout['stack-2']}>
        {drafts.map((one) => (
          <li key={one.work.id} className={styles['draft']}>
            <Unfinished review={one} onPick={openNewPost} />
            <IconButton
              label={newPostTexts.draft.delete({ title: displayTitleOf(one.work) })}
              icon={<Trash2 />}
              onClick={() => remove(one)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
