import { commentsTexts } from '@medley/texts/comments'
import { MessageCircle } from 'lucide-react'
import { formatNumber } from '../../lib/locale.ts'
import { Button } from '../../ui/forms/button.tsx'

type CommentButtonProps = {
  /** Comments that are there. */
  count: number
  onPress: () => void
}

/** Opens the box for a comment, which takes the focus. */
export function CommentButton({ count, onPress }: CommentButtonProps) {
  return (
    <Button
      kind="quiet"
      icon={<MessageCircle aria-hidden="true" />}
      aria-label={commentsTexts.commentNamed({ count })}
      onClick={onPress}
    >
      {count > 0 ? formatNumber(count) : commentsTexts.comment}
    </Button>
  )
}
