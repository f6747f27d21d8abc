import { useEffect, useLayoutEffect, useState } from 'react'
import type { Location } from './history.ts'
import { useRouter, useShown } from './router-context.ts'

const storageKey = 'scroll-positions'

/**
 * Scrolls back to where a history entry was left, also after a reload; else to the element that the
 * address names, or to the top. Links and navigations with `preventScrollReset` leave the page where it is.
 */
export function ScrollRestoration() {
  const router = useRouter()
  const { location, preventScrollReset } = useShown()
  const [positions] = useState(storedPositions)
  useEffect(
    () => router.onLeave(({ location: left }) => positions.set(placeOf(left), window.scrollY)),
    [router, positions],
  )
  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual')
    const handBack = () => {
      positions.set(placeOf(router.state.location), window.scrollY)
      storePositions(positions)
      window.history.scrollRestoration = 'auto'
    }
    takeOver()
    // The browser may bring the page back as it was left.
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handBack)
    return () => {
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handBack)
    }
  }, [router, positions])
  useLayoutEffect(() => {
    const kept = positions.get(placeOf(location))
    const target = kept === undefined ? elementAt(location.hash) : null
    if (target) target.scrollIntoView()
    else if (kept !== undefined || !preventScrollReset) window.scrollTo(0, kept ?? 0)
  }, [location, preventScrollReset, positions])
  return null
}

/** The first history entry of every page load has the key `default`, so the path identifies it instead. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}

function elementAt(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Malformed escapes name no element.
    return null
  }
}

function storedPositions(): Map<string, number> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this module writes it
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][])
  } catch {
    // Without storage, a reload starts at the top.
    return new Map()
  }
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // As when reading.
  }
}
