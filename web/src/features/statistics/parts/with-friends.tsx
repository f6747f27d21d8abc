import { useRef } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { useNear } from '../../../lib/use-near.ts'
import type { Period } from '../statistics.calls.ts'

const Lists = lazyPart<{ period: Period }>({
  load: async () => (await import('./friend-lists.tsx')).FriendLists,
  failure: 'The statistics with friends could not be loaded',
})

/** The member's works beside those of friends, once it comes near. */
export function WithFriends({ period }: { period: Period }) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNear(ref)
  return <div ref={ref}>{isNear && <Lists period={period} />}</div>
}
