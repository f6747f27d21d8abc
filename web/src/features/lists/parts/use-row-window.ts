import { type RefObject, useEffect, useState } from 'react'

/** A row with the gap under it, in rem; style sheets use the same numbers. */
export const rowStep = 5.25

/** Up to here every row is in the page, where the browser's own search finds it. */
const alwaysShown = 100
/** Rows kept ready above and below the window. */
const spare = 12

/**
 * Which rows of a long list to render, from `first` to before `last`: those in the window and some
 * more. A thousand rows with drag and drop would be slow.
 */
export function useRowWindow(listRef: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState({ first: 0, last: alwaysShown })
  useEffect(() => {
    if (count <= alwaysShown) return undefined
    const measure = () => {
      const list = listRef.current
      if (!list) return
      const { top, height } = list.getBoundingClientRect()
      const step = height / count
      // In steps of half the spare rows, so that scrolling renders now and then only.
      const steady = (row: number) => Math.floor(row / (spare / 2)) * (spare / 2)
      const first = Math.max(0, steady(-top / step) - spare)
      const last = steady((window.innerHeight - top) / step) + 2 * spare
      setRange((before) =>
        before.first === first && before.last === last ? before : { first, last },
      )
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [listRef, count])
  return count <= alwaysShown ? { first: 0, last: count } : range
}
