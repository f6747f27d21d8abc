import { reviewCardsTexts } from '@medley/texts/review-cards'
import type { Review } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from '../../lib/router/navigation.tsx'
import { isApiError } from '../../lib/api.ts'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import { usePreload } from '../../lib/loading/preload.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { ReviewPageFrame, ReviewPageSkeleton } from './review-page-frame.tsx'
import { ReviewReading } from './review-reading.tsx'
import { reviewQuery } from '../../features/reviews/reviews.calls.ts'

// Only authors need it, and they once they edit.
const ReviewEditor = lazy(async () => ({ default: await loadChunk(loadEditor) }))

async function loadEditor() {
  return (await import('./review-editor.tsx')).ReviewEditor
}

/** A review page: read mode, or edit mode for the author. */
export function ReviewPage({ id }: { id: number }) {
  const review = useQuery(reviewQuery(id))
  if (isApiError(review.error, 'review_not_found')) {
    return <Navigate to={paths.pageNotFound()} replace />
  }
  if (review.data) return <LoadedReview review={review.data} />
  if (!review.isError) return <ReviewPageSkeleton />
  return (
    <ErrorState
      whole
      text={reviewCardsTexts.reviewPage.reviewFailed}
      onRetry={() => void review.refetch()}
      retrying={review.isFetching}
    />
  )
}

function LoadedReview({ review }: { review: Review }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isAuthor = useMember()?.id === review.author.id
  usePreload(loadEditor, isAuthor)
  const [wasEdited, setWasEdited] = useState(false)
  const show = (edit: boolean) => {
    setWasEdited(!edit)
    navigate(paths.review(review.id, edit), { replace: true })
  }
  return (
    <ReviewPageFrame review={review}>
      <Suspense>
        {isAuthor && search.get('edit') === 'true' ? (
          <ReviewEditor review={review} onLeave={() => show(false)} />
        ) : (
          <ReviewReading
            review={review}
            isAuthor={isAuthor}
            wasEdited={wasEdited}
            onEdit={() => show(true)}
            onDeleted={() => navigate(paths.home(), { replace: true })}
          />
        )}
      </Suspense>
    </ReviewPageFrame>
  )
}
