import { type RefObject, useEffect, useState, useTransition } from 'react'

/**
 * True if an element has been near the viewport; stays true from then on. Rendering its content can
 * wait for what is visible.
 */
export function useNear(element: RefObject<Element | null>, distance = 300): boolean {
  const [near, setNear] = useState(false)
  const [, startTransition] = useTransition()
  useEffect(() => {
    if (near || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: `${distance}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element, distance])
  return near
}
