import { sessionsTexts } from '@medley/texts/sessions'
import { workPageTexts } from '@medley/texts/work-page'
import { worksTexts } from '@medley/texts/works'
import type { Work } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'
import { Hint } from '../../../ui/overlays/hint.tsx'
import { AddToList } from '../../../features/lists/add-to-list.tsx'
import { openNewPost } from '../../../features/new-post/new-post.ts'
import { useOwnReview } from '../../../features/ratings/ratings.calls.ts'
import { reviewQuery } from '../../../features/reviews/reviews.calls.ts'
import { useMember } from '../../../features/sessions/session.ts'
import { useViewingItem } from '../../../features/viewings/own-viewings.tsx'
import styles from './own-panel.module.css'

type ReviewRowProps = {
  work: Work
  /** The member has rated the work on this page: words go to that rating. */
  isRatedNow: boolean
}

/** The way to write a review; beside it, lists and the diary. */
export function ReviewRow({ work, isRatedNow }: ReviewRowProps) {
  const member = useMember()
  if (!member) {
    return (
      <Hint text={sessionsTexts.visitor.logInToInteract}>
        <WriteReview work={work} aria-disabled />
      </Hint>
    )
  }
  return (
    <div className={styles['review']}>
      {isRatedNow ? <WordsForRating work={work} /> : <WriteReview work={work} />}
      <OwnMenu username={member.username} work={work} />
    </div>
  )
}

type WriteReviewProps = React.ComponentProps<typeof Button> & { work: Work }

function WriteReview({ work, ...button }: WriteReviewProps) {
  return (
    <Button {...button} icon={<PenLine aria-hidden="true" />} onClick={() => openNewPost(work)}>
      {workPageTexts.writeReview}
    </Button>
  )
}

/** Leads to the editor of the review that the rating is in; a new one after that was taken back. */
function WordsForRating({ work }: { work: Work }) {
  const own = useOwnReview(work.id)
  return own?.reviewId ? <AddWords reviewId={own.reviewId} /> : <WriteReview work={work} />
}

function AddWords({ reviewId }: { reviewId: number }) {
  const { data } = useQuery(reviewQuery(reviewId))
  return (
    <Link className={buttonClass()} to={paths.review(reviewId, true)}>
      <PenLine aria-hidden="true" />
      {data?.review ? worksTexts.editReview : worksTexts.addReview}
    </Link>
  )
}

function OwnMenu({ username, work }: { username: string; work: Work }) {
  const { item, window } = useViewingItem({ work })
  return (
    <>
      <AddToList username={username} work={work} label={workPageTexts.more}>
        {item}
      </AddToList>
      {window}
    </>
  )
}
