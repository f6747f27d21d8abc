import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { call } from '../../lib/api.ts'
import {
  cachePage,
  type ReviewFilter,
  reviewListQuery,
  type ReviewPage,
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
  const isSplit = order === 'friends' && set === 'any' && memberId !== null
  return isSplit ? friendsFirst(filter) : reviewListQuery(filter, limit)
}

/** Pages of the reviews by friends and oneself, then of those by everyone else. */
function friendsFirst(filter: ReviewFilter): ReturnType<typeof reviewListQuery> {
  const friends: ReviewFilter = { ...filter, friendship: 'friendAndMe' }
  const others: ReviewFilter = { ...filter, friendship: 'public' }
  return {
    ...reviewListQuery(friends, limit),
    queryFn: async ({ pageParam, signal }) => {
      const [part, cursor] = String(pageParam['before'] ?? 'friends').split(' ')
      if (part === 'others') return marked(part, await fetchPage(others, signal, cursor))
      const first = marked('friends', await fetchPage(friends, signal, cursor))
      if (first.before !== null) return first
      const { ids, before } = marked('others', await fetchPage(others, signal))
      return { ids: [...first.ids, ...ids], before }
    },
  }
}

const limit = pageSizes.workReviews

async function fetchPage(
  filter: ReviewFilter,
  signal: AbortSignal,
  before?: string,
): Promise<ReviewPage> {
  const page = await call('GET /v1/reviews', { query: { ...filter, limit, before }, signal })
  signal.throwIfAborted()
  return cachePage(page)
}

/** The page with a cursor that names its part. */
function marked(part: 'friends' | 'others', { ids, before }: ReviewPage): ReviewPage {
  return { ids, before: before && `${part} ${before}` }
}

function asked(set: ReviewSet): 'public' | 'friend' | 'any' {
  return set === 'you' ? 'any' : set
}
