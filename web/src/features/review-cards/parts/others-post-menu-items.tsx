import { reportsTexts } from '@medley/texts/reports'
import type { Review } from '@medley/contract/values/shapes'
import { Flag } from 'lucide-react'
import { MenuItem } from '../../../ui/overlays/menu.tsx'
import { MuteItem } from '../../mutes/mute-item.tsx'
import { NotForMeItems } from '../../not-for-me/not-for-me-items.tsx'

type PostMenuItemsProps = {
  author: Review['author']
  /** Undefined on the work's own page. */
  work: Review['work'] | undefined
  onReport: () => void
}

/** The items of a post's menu. */
export function PostMenuItems({ author, work, onReport }: PostMenuItemsProps) {
  return (
    <>
      <MuteItem person={author} named />
      {work && <NotForMeItems work={work} />}
      <MenuItem icon={<Flag aria-hidden="true" />} onSelect={onReport}>
        {reportsTexts.titles.review}
      </MenuItem>
    </>
  )
}
