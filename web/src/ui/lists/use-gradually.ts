import { startTransition, useEffect, useState } from 'react'

/**
 * The first items, and `step` more after each paint until all are there: rendering a whole page at once
 * would keep input waiting. What is there on the first render comes at once, and so do the first `step`
 * of those that arrive later, since they take the place of a placeholder.
 */
export function useGradually<T>(items: readonly T[], step: number): readonly T[] {
  const [painted, setPainted] = useState(items.length)
  if (items.length < painted) setPainted(items.length)
  const count = Math.min(items.length, painted + step)
  useEffect(() => {
    if (painted < count) startTransition(() => setPainted(count))
  }, [painted, count])
  return count < items.length ? items.slice(0, count) : items
}
