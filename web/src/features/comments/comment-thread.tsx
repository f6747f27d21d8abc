import { commentsTexts } from '@medley/texts/comments'
import layout from '../../ui/layout/layout.module.css'
import type { Review } from '@medley/contract/values/shapes'
import { useRef, useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { CommentBox } from './comment-box.tsx'
import { CommentList } from './comment-list.tsx'
import styles from './comment-thread.module.css'

type CommentThreadProps = {
  review: Review
  /** Number of comments shown at first; undefined shows all. */
  inline?: number
  /** Presses of the button that opens the box and moves the focus to it; without one, the box is there. */
  presses?: number
}

/** A review's comments, oldest first, and the box for a new one; renders nothing without both. */
export function CommentThread({ review, inline = Infinity, presses }: CommentThreadProps) {
  const [expanded, setExpanded] = useState(false)
  const thread = useRef<HTMLDivElement>(null)
  const { items } = review.comments
  const hidden = items.length - inline
  if (items.length === 0 && presses === 0) return null
  return (
    <div
      ref={thread}
      role="group"
      aria-label={commentsTexts.comments}
      tabIndex={-1}
      className={layout['stack-3']}
    >
      <CommentList
        review={review}
        comments={expanded ? items : items.slice(0, inline)}
        onRemoved={() => thread.current?.focus({ preventScroll: true })}
      />
      {hidden > 0 && (
        <Button
          kind="link"
          className={styles['more']}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? commentsTexts.fewer : commentsTexts.more({ count: hidden })}
        </Button>
      )}
      {presses !== 0 && (
        <CommentBox reviewId={review.id} presses={presses} onPosted={() => setExpanded(true)} />
      )}
    </div>
  )
}
