import { useEffect, useEffectEvent, useState } from 'react'
import type { Location } from './history.ts'
import { useRouter } from './router-context.ts'

export interface BlockedNavigation {
  /** Carries the navigation out after all. */
  proceed: () => void
  /** Gives it up. */
  reset: () => void
}

/** Blocks the navigations for which `blocks` returns true. Returns the blocked one, or null. */
export function useBlocker(
  blocks: (current: Location, next: Location) => boolean,
): BlockedNavigation | null {
  const router = useRouter()
  const [blocked, setBlocked] = useState<BlockedNavigation | null>(null)
  const decide = useEffectEvent(blocks)
  useEffect(
    () =>
      router.block((current, next, proceed) => {
        if (!decide(current, next)) return false
        const reset = () => setBlocked(null)
        setBlocked({
          proceed() {
            reset()
            proceed()
          },
          reset,
        })
        return true
      }),
    [router],
  )
  return blocked
}
