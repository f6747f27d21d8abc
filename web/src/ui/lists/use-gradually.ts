import { startTransition, useEffect, useState } from 'react'

/**
 * The first items, and `step` more after each paint until all are there: rendering a whole page at once
 * would keep input waiting. What is there on the first render comes at once.
 */
export function useGradually<T>(items: readonly T[], step: number): readonly T[] {
  const [shown, setShown] = useState(items.length)
  if (items.length < shown) setShown(items.length)
  const count = Math.max(shown, step)
  useEffect(() => {
    if (count < items.length) startTransition(() => setShown(count + step))
  }, [count, items.length, step])
  return count < items.length ? items.slice(0, count) : items
}
