import { Heart } from 'lucide-react'
import type { Review } from '@medley/contract/shapes'
import { Button } from '../../ui/forms/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { useMember } from '../sessions/session.ts'
import { worksTexts } from '../works/works.messages.ts'
import styles from './like-button.module.css'
import { setLike, useLikes } from './review-like-state.ts'

/** Like button with the count; disabled for the author and for visitors. */
export function LikeButton({ review }: { review: Review }) {
  const member = useMember()
  const likes = useLikes(review)
  const count = likes.totalCount
  return (
    <Hint text={member ? undefined : worksTexts.logInToInteract}>
      <Button
        kind="quiet"
        className={styles['like']}
        icon={
          <Heart aria-hidden="true" className={likes.likedByMe ? styles['filled'] : undefined} />
        }
        aria-label={`Like, ${count} ${count === 1 ? 'like' : 'likes'}`}
        aria-pressed={likes.likedByMe}
        aria-disabled={member === null}
        disabled={member?.id === review.author.id}
        onClick={() => void setLike(review.id, likes, !likes.likedByMe)}
      >
        {count}
      </Button>
    </Hint>
  )
}
