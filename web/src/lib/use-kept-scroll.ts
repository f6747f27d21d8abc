import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { goToScrollPlace, readScrollPlace, type ScrollPlace } from './scroll-place.ts'

/** What measures itself, such as long texts, and what is drawn only in sight have their heights by then. */
const mostFrames = 30
const calmFrames = 4

/**
 * Hands the place of the page to `keep` when the screen is left, and goes to `place` once `ready`, that
 * is when the content is there again. Without a place the page stays at its top. Answers how to let go of
 * the place, which is held for some frames: for who goes elsewhere meanwhile.
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

/** Goes there, and again until nothing has moved for a few frames. Answers how to stop. */
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
