import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { goToScrollPlace, readScrollPlace, type ScrollPlace } from './scroll-place.ts'

/** Frames to wait until self-measuring and lazily rendered content has its height. */
const mostFrames = 30
const calmFrames = 4

/**
 * Passes the scroll position to `keep` when the screen is left, and restores `place` once `ready`, that
 * is when the content has rendered again. Without a place the page stays at its top. Returns a function
 * that stops restoring, for users who scroll in the meantime.
 */
export function useKeptScroll(
  place: ScrollPlace | undefined,
  ready: boolean,
  keep: (place: ScrollPlace) => void,
): () => void {
  const stop = useRef<() => void>(undefined)
  useEffect(() => {
    if (!ready || place === undefined) return undefined
    stop.current = goAndStay(place)
    return stop.current
    // oxlint-disable-next-line react/exhaustive-deps -- the place counts once, when the content is there
  }, [ready])
  const handOver = useEffectEvent(() => keep(readScrollPlace()))
  useLayoutEffect(() => () => handOver(), [])
  return () => stop.current?.()
}

/** Scrolls there repeatedly until the layout is stable for a few frames. Returns a function that stops it. */
function goAndStay(place: ScrollPlace): () => void {
  let left = mostFrames
  let calm = 0
  let frame = 0
  const go = () => {
    calm = goToScrollPlace(place) ? 0 : calm + 1
    left -= 1
    if (left > 0 && calm < calmFrames) frame = requestAnimationFrame(go)
  }
  go()
  return () => cancelAnimationFrame(frame)
}
