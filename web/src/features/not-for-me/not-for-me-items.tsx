import { notForMeTexts } from '@medley/texts/not-for-me'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, ThumbsDown, ThumbsUp } from 'lucide-react'
import { MenuItem } from '../../ui/overlays/menu.tsx'
import { changeNotForMe, isForMe, notForMeQuery } from './not-for-me.calls.ts'

/** Menu items that say a work is not for the member, also in their feed, or take that back. */
export function NotForMeItems({ work }: { work: Pick<CoveredWork, 'id' | 'medium' | 'title'> }) {
  const { data: before = isForMe, isPending } = useQuery(notForMeQuery(work))
  const { isNotForMe, alsoFromFeed = false } = before
  const mark = isNotForMe ? notForMeTexts.alsoFromFeed : notForMeTexts.markFromFeed
  return (
    <>
      <MenuItem
        icon={isNotForMe ? <ThumbsUp aria-hidden="true" /> : <ThumbsDown aria-hidden="true" />}
        disabled={isPending}
        onSelect={() => void changeNotForMe(work, { isNotForMe: !isNotForMe }, before)}
      >
        {isNotForMe ? notForMeTexts.unmark : notForMeTexts.mark}
      </MenuItem>
      <MenuItem
        icon={alsoFromFeed ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        disabled={isPending}
        onSelect={() => {
          void changeNotForMe(work, { isNotForMe: true, alsoFromFeed: !alsoFromFeed }, before)
        }}
      >
        {alsoFromFeed ? notForMeTexts.feedAgain : mark}
      </MenuItem>
    </>
  )
}
