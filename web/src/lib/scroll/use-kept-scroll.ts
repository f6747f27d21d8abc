import { useEffectEvent, useLayoutEffect } from 'react'
import { readScrollPosition, type ScrollPosition } from './scroll-position.ts'
import { returnToScreen } from './scroll-return.ts'

/**
 * Passes the scroll position to `keep` when the screen is left, and returns to `position` where the screen is opened
 * anew. Going back leads to where its history entry was left, as on every screen.
 */
export function useKeptScroll(
  position: ScrollPosition | undefined,
  keep: (position: ScrollPosition) => void,
): void {
  const handOver = useEffectEvent(() => keep(readScrollPosition()))
  const offer = useEffectEvent(() => position && returnToScreen(position))
  useLayoutEffect(() => {
    offer()
    return () => handOver()
  }, [])
}
