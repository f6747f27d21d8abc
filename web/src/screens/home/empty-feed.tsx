import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RecommendedPeople } from '../../features/friendships/recommended-people.tsx'
import { openNewPost } from '../../features/new-post/new-post.ts'
import { homeFeedTexts } from './home.messages.ts'

/** Shown while the feed is empty: how to get started. */
export function EmptyFeed() {
  const write = useRef<HTMLButtonElement>(null)
  useFocusOnLeaving(write)
  return (
    <>
      <EmptyState
        text={homeFeedTexts.noPosts}
        actions={
          <>
            <Button ref={write} onClick={() => openNewPost()}>
              {homeFeedTexts.write}
            </Button>
            <Link className={buttonClass('quiet')} to={paths.search('users')}>
              {homeFeedTexts.findFriends}
            </Link>
          </>
        }
      />
      <RecommendedPeople />
    </>
  )
}

/** Moves the focus to the main landmark when the first review replaces the focused button. */
function useFocusOnLeaving(write: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const button = write.current
    return () => {
      if (button && button === document.activeElement) button.closest('main')?.focus()
    }
  }, [write])
}
