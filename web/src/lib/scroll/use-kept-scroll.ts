import { useEffectEvent, useLayoutEffect } from 'react'
import { readScrollPlace, type ScrollPlace } from './scroll-place.ts'
import { returnToScreen } from './scroll-return.ts'

/**
 * Passes the scroll position to `keep` when the screen is left, and returns to `place` where the screen is opened
 * anew. Going back leads to where its history entry was left, as on every screen.
 */
export function useKeptScroll(
  place: ScrollPlace | undefined,
  keep: (place: ScrollPlace) => void,
): void {
  const handOver = useEffectEvent(() => keep(readScrollPlace()))
  const offer = useEffectEvent(() => place && returnToScreen(place))
  useLayoutEffect(() => {
    offer()
    return () => handOver()
  }, [])
}
