import { useEffect } from 'react'

/** Milliseconds after which the start of a page is over. */
const startTime = 5000

/** Loads what may be opened later once the browser has nothing to do: its first opening is then as fast as the next. */
export function usePreload(load: () => Promise<unknown>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => whenIdle(() => preload(load)), startTime)
    return () => clearTimeout(timer)
  }, [isWanted, load])
}

/** Props of a control that load what its press opens as soon as it is pointed at, touched or focused. */
export function preloadOnIntent(load: () => Promise<unknown>) {
  return { onPointerEnter: () => preload(load), onFocus: () => preload(load) }
}

/** A failure shows at the opening. */
function preload(load: () => Promise<unknown>): void {
  // A browser may not ask again for a chunk that it failed to load.
  if (navigator.onLine) void load().catch(() => undefined)
}

/** Safari cannot tell when it is idle. */
function whenIdle(step: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(step)
  else step()
}
