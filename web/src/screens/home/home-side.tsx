import { lazy, Suspense } from 'react'
import { FeedbackLink } from '../../features/feedback/feedback-link.tsx'
import { GoalsOnHome, useHasGoal } from '../../features/goals/goals-on-home.tsx'
import { FriendsOn, useAreFriendsOn } from '../../features/progress/friends-on.tsx'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import { loadForYou } from './for-you-later.tsx'

const ForYou = lazy(async () => ({ default: await loadChunk(loadForYou) }))
const SuggestionsList = lazy(async () => ({ default: await loadChunk(loadSuggestions) }))

async function loadSuggestions() {
  return (await import('../../features/friendships/suggestions-list.tsx')).SuggestionsList
}

interface HomeSideProps {
  memberId: number
  /** The feed is empty and recommends people itself. */
  isEmpty: boolean
}

/**
 * Beside the posts, at most three cards: the suggestions, and before them the first two that have something to show of
 * the friends' progress, the goal and the recommendations.
 */
export function HomeSide({ memberId, isEmpty }: HomeSideProps) {
  const isFull = [useAreFriendsOn(), useHasGoal(memberId)].every(Boolean)
  return (
    <>
      <FriendsOn />
      <GoalsOnHome memberId={memberId} />
      {!isFull && (
        <Suspense>
          <ForYou isBeside />
        </Suspense>
      )}
      <Suspense>
        <SuggestionsList besideRecommended={isEmpty} />
      </Suspense>
      <FeedbackLink />
    </>
  )
}
