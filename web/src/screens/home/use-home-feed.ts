import type { Medium } from '@medley/contract/values/medium'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { openView } from '../../lib/saved-view.ts'
import type { ScrollPosition } from '../../lib/scroll/scroll-position.ts'
import { endReturn } from '../../lib/scroll/scroll-return.ts'
import { useKeptScroll } from '../../lib/scroll/use-kept-scroll.ts'
import { onNewPostClose } from '../../features/new-post/new-post.ts'
import { postedReview } from '../../features/new-post/posted-review.ts'
import {
  checkFeed,
  type FeedCheck,
  feedQuery,
  forgetFeed,
} from '../../features/reviews/reviews.calls.ts'

interface HomeView {
  medium: Medium | null
  scroll: ScrollPosition
}

const viewKey = 'home-feed'

/**
 * The member's home feed. Restores filter, pages and scroll position on return, unless its first review
 * has changed. Scrolls to the top after a post, and refetches when the filter changes or the new-post
 * popup closes.
 */
export function useHomeFeed() {
  const [{ left, save }] = useState(() => openView<HomeView>(viewKey))
  const [medium, setMedium] = useState(left?.medium ?? null)
  const shown = useRef(medium)
  const list = useInfiniteQuery(feedQuery(medium))
  const [isReturn] = useState(
    () => queryClient.getQueryData(feedQuery(medium).queryKey) !== undefined,
  )
  useKeptScroll(isReturn ? left?.scroll : undefined, (scroll) =>
    save({ medium: shown.current, scroll }),
  )
  const showTop = useEffectEvent(() => {
    endReturn()
    window.scrollTo({ top: 0 })
  })
  const check = useEffectEvent(async (what: FeedCheck) => {
    try {
      if (!(await checkFeed(medium, what))) return
      showTop()
    } catch (error) {
      // The feed on screen remains usable.
      logFailure('The feed could not be read anew', error)
    }
  })
  useEffect(() => {
    if (isReturn) void check('first')
  }, [isReturn])
  useEffect(() => postedReview.subscribe(showTop), [])
  useEffect(() => onNewPostClose(() => void check('page')), [])
  const choose = (next: Medium | null) => {
    forgetFeed(next)
    shown.current = next
    setMedium(next)
  }
  return { list, medium, choose }
}
