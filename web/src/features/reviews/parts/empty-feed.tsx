import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RecommendedPeople } from '../../friendships/recommended-people.tsx'
import { openNewPost } from '../new-post.ts'
import { reviewTexts } from '../reviews.messages.ts'

/** Where nobody has written anything yet: how to begin. */
export function EmptyFeed() {
  return (
    <>
      <EmptyState
        text={reviewTexts.noPosts}
        actions={
          <>
            <Button onClick={() => openNewPost()}>Write a Review</Button>
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
