import { type PointerEvent, useRef } from 'react'

interface DragAndPinch {
  /** How far the only pointer moved, in px. */
  onDrag: (dx: number, dy: number) => void
  /** By how much two pointers moved apart: 2 for twice as far. */
  onPinch: (factor: number) => void
}

interface Point {
  x: number
  y: number
}

/** Pointer handlers of an element that is dragged by one pointer and pinched by two. */
export function useDragAndPinch({ onDrag, onPinch }: DragAndPinch) {
  const pointers = useRef(new Map<number, Point>())
  const end = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId)
      pointers.current.set(pointerId, { x, y })
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const before = pointers.current.get(pointerId)
      if (!before) return
      const gap = gapOf(pointers.current)
      pointers.current.set(pointerId, { x, y })
      if (gap === null) onDrag(x - before.x, y - before.y)
      else if (gap > 0) onPinch((gapOf(pointers.current) ?? gap) / gap)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** The distance between two pointers; null for one. */
function gapOf(pointers: ReadonlyMap<number, Point>): number | null {
  const [one, other] = pointers.values()
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : null
}
