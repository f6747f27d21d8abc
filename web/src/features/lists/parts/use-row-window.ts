import { type RefObject, useEffect, useState } from 'react'

/** Height of a row including its gap, in rem; the style sheets repeat it. */
export const rowStep = 5.25

/** Lists up to this length render every row, so that the browser's find-in-page works. */
const alwaysShown = 100
/** Rows rendered above and below the viewport. */
const spare = 12

/**
 * The range of rows to render, from `first` up to but excluding `last`: those in the viewport and some
 * spare ones, since a thousand rows with drag and drop are slow.
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
      // Rounds to half the spare rows, so that scrolling rerenders only occasionally.
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
