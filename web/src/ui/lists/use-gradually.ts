import { startTransition, useEffect, useState } from 'react'

/** Nobody scrolls back to a place in the first list of a page load. */
let isFirstList = true

/**
 * The first items, and `step` more after each paint until all are there: rendering a whole page at once
 * would keep input waiting. What is there on the first render comes at once, of the first list of a page load
 * only the first `screenful`, and so do the first `step` of those that arrive later, since they take the place of a
 * placeholder.
 */
export function useGradually<T>(
  items: readonly T[],
  step: number,
  screenful = Infinity,
): readonly T[] {
  const [painted, setPainted] = useState(() => {
    const isAtTop = isFirstList && window.scrollY === 0
    return isAtTop ? Math.min(items.length, screenful) : items.length
  })
  if (items.length < painted) setPainted(items.length)
  const count = Math.min(items.length, painted + step)
  useEffect(() => {
    isFirstList = false
  }, [])
  useEffect(() => {
    if (painted < count) startTransition(() => setPainted(count))
  }, [painted, count])
  return count < items.length ? items.slice(0, count) : items
}
