import { type RefObject, useEffect, useRef } from 'react'

/** A new view is read from its beginning: the frame takes the focus and the page is at its top. */
export function useFocusOnChange(frame: RefObject<HTMLElement | null>, view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    frame.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [frame, view])
}
