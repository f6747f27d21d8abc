import { useEffect, useLayoutEffect } from 'react'

/**
 * Hands the scroll position to `keep` when the screen is left, and goes to `position` once
 * `ready`, that is when the content has its height again. Without a position the page stays at its top.
 */
export function useKeptScroll(
  position: number | undefined,
  ready: boolean,
  keep: (position: number) => void,
): void {
  useEffect(() => {
    if (!ready || position === undefined) return undefined
    const goThere = () => window.scrollTo({ top: position, behavior: 'instant' })
    goThere()
    // Once more when what measures itself, such as long texts, has its height.
    const frame = requestAnimationFrame(goThere)
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- the position counts once, when the content is there
  }, [ready])
  useLayoutEffect(
    () => () => keep(window.scrollY),
    // oxlint-disable-next-line react/exhaustive-deps -- the last `keep` is the one of the mount; it reads what it needs when called
    [],
  )
}
