import { useSyncExternalStore } from 'react'

/** Below this width (px) the small-screen layout applies; style sheets write it as `width < 960px`. */
export const breakpoint = 960

const query = `(width < ${breakpoint}px)`

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const isSmallScreen = () => window.matchMedia(query).matches

/** True while the window is narrower than the breakpoint. */
export function useIsSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, isSmallScreen)
}
