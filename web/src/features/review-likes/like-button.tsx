import { sessionsTexts } from '@medley/texts/sessions'
import { reviewLikesTexts } from '@medley/texts/review-likes'
import { Heart } from 'lucide-react'
import type { Review } from '@medley/contract/values/shapes'
import { Button } from '../../ui/forms/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { useMember } from '../sessions/session.ts'
import styles from './like-button.module.css'
import { type LikeState, setLike, useLikes } from './review-like-state.ts'

/** Like button with the count; disabled for the author and for visitors. */
export function LikeButton({ review }: { review: Review }) {
  const likes = useLikes(review)
  return (
    <LikeToggle
      likes={likes}
      isOwn={useMember()?.id === review.author.id}
      onLike={(liked) => void setLike(review.id, likes, liked)}
    />
  )
}

type LikeToggleProps = {
  likes: LikeState
  /** Members cannot like what is theirs. */
  isOwn: boolean
  onLike: (liked: boolean) => void
}

/** A heart with a count. */
export function LikeToggle({ likes, isOwn, onLike }: LikeToggleProps) {
  const member = useMember()
  const count = likes.totalCount
  return (
    <Hint text={member ? undefined : sessionsTexts.visitor.logInToInteract}>
      <Button
        kind="quiet"
        className={styles['like']}
        icon={
          <Heart aria-hidden="true" className={likes.likedByMe ? styles['filled'] : undefined} />
        }
        aria-label={reviewLikesTexts.like({ count })}
        aria-pressed={likes.likedByMe}
        aria-disabled={member === null}
        disabled={isOwn}
        onClick={() => onLike(!likes.likedByMe)}
      >
        {count}
      </Button>
    </Hint>
  )
}
