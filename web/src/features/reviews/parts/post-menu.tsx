import type { Review } from '@medley/contract/shapes'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { LazyItems } from '../../../ui/overlays/lazy-items.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { ReportPopup } from '../../reports/report-popup.tsx'
import { useMember } from '../../sessions/session.ts'
import { reviewTexts } from '../reviews.messages.ts'

type PostMenuProps = {
  review: Review
  /** Omits what concerns the work, on that work's own page. */
  onWorkPage: boolean
}

/** What members can do about a post of another; renders nothing for its author and for visitors. */
export function PostMenu({ review, onWorkPage }: PostMenuProps) {
  const { id, author, work } = review
  const member = useMember()
  const [isReporting, setIsReporting] = useState(false)
  if (!member || member.id === author.id) return null
  const items = {
    author,
    work: onWorkPage ? undefined : work,
    onReport: () => setIsReporting(true),
  }
  return (
    <>
      <Menu trigger={<IconButton label={reviewTexts.postMenu} icon={<Ellipsis />} />}>
        <LazyItems load={loadItems} items={items} failed={reviewTexts.listFailed} />
      </Menu>
      <ReportPopup
        open={isReporting}
        type="review"
        itemId={id}
        onClose={() => setIsReporting(false)}
      />
    </>
  )
}

async function loadItems() {
  return (await import('./post-menu-items.tsx')).PostMenuItems
}
