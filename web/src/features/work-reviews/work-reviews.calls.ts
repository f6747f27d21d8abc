import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import {
  type ReviewPage,
  fetchPage,
  type ReviewFilter,
  reviewListQuery,
} from '../reviews/reviews.calls.ts'
import type { WorkReviewView } from './work-review-view.ts'

/** Whose reviews of a work are shown. */
export type ReviewSet = 'public' | 'friend' | 'you' | 'any'

export function workReviewsQuery(
  work: { id: number; medium: Medium },
  set: ReviewSet,
  memberId: number | null,
  { order, rating }: WorkReviewView,
) {
  const { id, medium } = work
  const whose: ReviewFilter =
    set === 'you' && memberId !== null ? { author: memberId } : { friendship: asked(set) }
  const filter: ReviewFilter = {
    work: { id, medium },
    ...whose,
    ...(order === 'likes' ? { sort: 'likes' } : {}),
    ...(rating === null ? {} : { rating }),
  }
  const list = reviewListQuery(['work', id, set, order, rating], filter, pageSizes.workReviews)
  const isSplit = order === 'friends' && set === 'any' && memberId !== null
  return isSplit ? { ...list, queryFn: friendsFirst(filter) } : list
}

/** Pages of the reviews by friends and oneself, then of those by everyone else. */
function friendsFirst(filter: ReviewFilter) {
  const limit = pageSizes.workReviews
  return async ({ pageParam, signal }: PageRequest): Promise<ReviewPage> => {
    const [part, cursor = ''] = pageParam?.split(' ') ?? ['friends']
    const after = cursor === '' ? null : cursor
    const friends =
      part === 'friends'
        ? await fetchPage({ ...filter, friendship: 'friendAndMe' }, limit, after, signal)
        : undefined
    if (friends?.before) return { ids: friends.ids, before: `friends ${friends.before}` }
    const isFirst = friends !== undefined
    const others: ReviewFilter = { ...filter, friendship: 'public' }
    const { ids, before } = await fetchPage(others, limit, isFirst ? null : after, signal)
    return {
      ids: [...(friends?.ids ?? []), ...ids],
      before: before === null ? null : `others ${before}`,
    }
  }
}

interface PageRequest {
  pageParam: string | null
  signal?: AbortSignal
}

function asked(set: ReviewSet): 'public' | 'friend' | 'any' {
  return set === 'you' ? 'any' : set
}
