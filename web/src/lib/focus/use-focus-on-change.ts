import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the frame and scrolls to the top when the view changes. */
export function useFocusOnChange(frame: RefObject<HTMLElement | null>, view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    frame.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [frame, view])
}
