import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/snackbar-store.ts'
import { setOwnRating } from '../ratings/ratings.calls.ts'
import { setWorkMarks } from '../works/work-marks.ts'
import type { WantedWork } from './new-post.ts'
import { newPostTexts } from './new-post.messages.ts'
import { type Draft, forgetNewReview } from './review-drafts.ts'
import { refreshAfterReview } from './reviews.calls.ts'

/** Posts a review and tells what came of it; the work counts as engaged and saved no longer. */
export function usePostReview() {
  return useMutation({
    mutationFn: ({ work, draft }: { work: WantedWork; draft: Draft }) =>
      call('POST /v1/reviews', {
        body: {
          work: { id: work.id, medium: work.medium },
          review: draft.review.trim() || null,
          rating: draft.rating,
          spoiler: draft.spoiler,
          ...(draft.dateViewed === '' ? {} : { dateViewed: draft.dateViewed }),
        },
      }),
    onSuccess: (_review, { work, draft }) => {
      forgetNewReview(work.id)
      setOwnRating(work.id, draft.rating)
      setWorkMarks(work.id, { hasEngaged: true, savedForLater: false })
      void refreshAfterPost(work)
      showSnackbar({ text: newPostTexts.posted, kind: 'success' })
    },
    onError: () => showSnackbar({ text: newPostTexts.failed, kind: 'error' }),
  })
}

async function refreshAfterPost(work: WantedWork): Promise<void> {
  await Promise.all([
    refreshAfterReview(work),
    queryClient.invalidateQueries({ queryKey: ['marked-works'] }),
    queryClient.invalidateQueries({ queryKey: ['work-engagements-summary'] }),
  ])
}
