import { commentsTexts } from '@medley/texts/comments'
import { reportsTexts } from '@medley/texts/reports'
import type { Comment } from '@medley/contract/values/shapes'
import { useState } from 'react'
import { MoreButton } from '../../../ui/forms/more-button.tsx'
import { LazyItems } from '../../../ui/overlays/lazy-items.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { ReportPopup } from '../../reports/report-popup.tsx'

type CommentMenuProps = {
  comment: Comment
  mayDelete: boolean
  mayReport: boolean
  /** Must move the focus, which was on the deleted comment. */
  onRemoved: () => void
}

/** Actions on a comment, and the way to its author. Its items load when it opens. */
export function CommentMenu({ comment, mayDelete, mayReport, onRemoved }: CommentMenuProps) {
  const [isReporting, setIsReporting] = useState(false)
  const label = `${commentsTexts.menu}: ${comment.author.username}`
  const items = {
    comment,
    mayDelete,
    mayReport,
    onReport: () => setIsReporting(true),
    onRemoved,
  }
  return (
    <>
      <Menu trigger={<MoreButton label={label} />}>
        <LazyItems load={loadItems} items={items} failed={reportsTexts.failed} />
      </Menu>
      <ReportPopup
        open={isReporting}
        type="comment"
        itemId={comment.id}
        onClose={() => setIsReporting(false)}
      />
    </>
  )
}

async function loadItems() {
  return (await import('./comment-menu-items.tsx')).CommentMenuItems
}
