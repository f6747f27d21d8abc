import { useEffect, useLayoutEffect, useState } from 'react'
import { readScrollPosition, type ScrollPosition } from '../scroll/scroll-position.ts'
import { endReturn, forgetReturn, hasReturn, returnToEntry } from '../scroll/scroll-return.ts'
import type { Location } from './history.ts'
import { useRouter, useShown } from './router-context.ts'

const storageKey = 'scroll-places'

/**
 * Scrolls back to where a history entry was left, also after a reload; else to where the screen asks to
 * return, to the element that the address names, or to the top. Links and navigations with
 * `preventScrollReset` leave the page where it is.
 */
export function ScrollRestoration() {
  const router = useRouter()
  const { location, preventScrollReset } = useShown()
  const [positions] = useState(storedPositions)
  useEffect(
    () =>
      router.onLeave(({ location: left }) => {
        positions.set(keyOf(left), readScrollPosition())
        forgetReturn()
      }),
    [router, positions],
  )
  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual')
    const handBack = () => {
      positions.set(keyOf(router.state.location), readScrollPosition())
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
    const kept = positions.get(keyOf(location))
    const target = kept ? null : elementAt(location.hash)
    if (kept) returnToEntry(kept)
    else if (target) target.scrollIntoView()
    else if (!preventScrollReset && !hasReturn()) startAtTop()
  }, [location, preventScrollReset, positions])
  useEffect(() => endReturn, [])
  return null
}

function startAtTop(): void {
  endReturn()
  window.scrollTo(0, 0)
}

/** Entries that are not the app's, such as that of a plain link to a place in the page, go by their path. */
function keyOf({ key, pathname }: Location): string {
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

function storedPositions(): Map<string, ScrollPosition> {
  try {
    const text = sessionStorage.getItem(storageKey) ?? '[]'
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this module writes it
    return new Map(JSON.parse(text) as [string, ScrollPosition][])
  } catch {
    // Without storage, a reload starts at the top.
    return new Map()
  }
}

function storePositions(positions: ReadonlyMap<string, ScrollPosition>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // As when reading.
  }
}
