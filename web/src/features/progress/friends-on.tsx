import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { friendsGoingQuery } from './progress.calls.ts'

/** The works that friends are in the middle of; takes no room without any. */
export const FriendsOn = lazyPart<{
  /** Within another card. */
  isInCard?: boolean
}>({
  load: async () => (await import('./parts/friends-card.tsx')).FriendsCard,
  failure: 'What friends are on could not be loaded',
  useIsWanted: useAreFriendsOn,
  fallback: <Room />,
})

/** As high as what comes, so that what stands below it stays in place. */
function Room() {
  const { data } = useQuery(friendsGoingQuery)
  return <div aria-hidden="true" style={{ minBlockSize: 70 + 56 * (data?.items.length ?? 0) }} />
}

export function useAreFriendsOn(): boolean {
  return Boolean(useQuery(friendsGoingQuery).data?.items.length)
}
