import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RecommendedPeople } from '../../friendships/recommended-people.tsx'
import { openNewPost } from '../new-post.ts'
import { reviewTexts } from '../reviews.messages.ts'

/** Where nobody has written anything yet: how to begin. */
export function EmptyFeed() {
  const write = useRef<HTMLButtonElement>(null)
  useFocusOnLeaving(write)
  return (
    <>
      <EmptyState
        text={reviewTexts.noPosts}
        actions={
          <>
            <Button ref={write} onClick={() => openNewPost()}>
              Write a Review
            </Button>
            <Link className={buttonClass('quiet')} to={paths.search('users')}>
              Find Friends
            </Link>
          </>
        }
      />
      <RecommendedPeople />
    </>
  )
}

/** The first review takes the place of the button that began it: the focus stays in the main part. */
function useFocusOnLeaving(write: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const button = write.current
    return () => {
      if (button && button === document.activeElement) button.closest('main')?.focus()
    }
  }, [write])
}
