import { type PointerEvent, useRef, useState } from 'react'

/** How far a pointer moves sideways before a press becomes a slide, in px. */
const slack = 4

interface Scrub {
  pointerId: number
  startX: number
  moved: boolean
}

/**
 * Choosing one of `count` equal columns by sliding over a row. A press without a slide is left to the
 * row's own controls; a vertical movement scrolls if the row has `touch-action: pan-y`.
 * @returns the column under the sliding pointer from 1 on, or null, and the row's handlers
 */
export function useScrubbing(count: number, onRelease: (column: number) => void) {
  const scrub = useRef<Scrub>(null)
  const [column, setColumn] = useState<number | null>(null)
  const end = () => {
    scrub.current = null
    setColumn(null)
  }
  const handlers = {
    onPointerDown: ({ pointerId, clientX, button, isPrimary }: PointerEvent) => {
      if (button === 0 && isPrimary) scrub.current = { pointerId, startX: clientX, moved: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const at = scrub.current
      if (at?.pointerId !== event.pointerId) return
      if (!at.moved && Math.abs(event.clientX - at.startX) <= slack) return
      if (!at.moved) event.currentTarget.setPointerCapture(event.pointerId)
      at.moved = true
      setColumn(columnAt(event, count))
    },
    onPointerUp: (event: PointerEvent) => {
      if (scrub.current?.moved) onRelease(columnAt(event, count))
      end()
    },
    onPointerCancel: end,
  }
  return { column, handlers }
}

function columnAt({ currentTarget, clientX }: PointerEvent, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(count, Math.max(1, Math.ceil(((clientX - left) / width) * count)))
}
