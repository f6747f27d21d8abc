import { type RefObject, useEffect } from 'react'
import { countView } from '../recommendation-views.calls.ts'

/** How long at least half of a cover must be in view to count as seen, in ms. */
const seenTime = 1_000

/** Counts a work as seen once its element was in view. */
export function useCountedView(element: RefObject<Element | null>, workId: number | null): void {
  useEffect(() => {
    if (workId === null || !element.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (!entries.at(-1)?.isIntersecting) return
        timer = setTimeout(() => {
          countView(workId)
          observer.disconnect()
        }, seenTime)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, workId])
}
