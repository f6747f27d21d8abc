import { useEffect, useEffectEvent } from 'react'
import { coverOf } from '../../works/cover-props.ts'

/** How long a finger holds a cover until its actions open, in ms; browsers open their own menu a little later. */
const holdTime = 420
/** How far it may move meanwhile, in px. */
const slack = 10

/**
 * Calls `onHold` with the cover that a finger holds. The browser's own menu does not open then, and
 * lifting the finger does not follow the link.
 */
export function useHeldCover(first: Event, onHold: (cover: HTMLElement) => void): void {
  const hold = useEffectEvent(onHold)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start: { x: number; y: number } | null = null
    let isHeld = false
    const end = () => {
      clearTimeout(timer)
      start = null
    }
    const down = (event: Event) => {
      end()
      isHeld = false
      const cover = coverOf(event.target)
      if (!cover || !(event instanceof PointerEvent) || event.pointerType !== 'touch') return
      start = { x: event.clientX, y: event.clientY }
      timer = setTimeout(
        () => {
          isHeld = true
          hold(cover)
        },
        holdTime - (performance.now() - event.timeStamp),
      )
    }
    const move = (event: Event) => {
      if (!start || !(event instanceof PointerEvent)) return
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > slack) end()
    }
    /** Some browsers end the pointer with their menu before the time is over. */
    const menu = (event: Event) => {
      const cover = coverOf(event.target)
      if (!cover || (!start && !isHeld)) return
      event.preventDefault()
      if (isHeld) return
      end()
      isHeld = true
      hold(cover)
    }
    const click = (event: Event) => {
      if (!isHeld || !coverOf(event.target)) return
      isHeld = false
      event.preventDefault()
      event.stopPropagation()
    }
    const listeners: [string, (event: Event) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
      ['contextmenu', menu],
      ['click', click],
    ]
    if (first.type === 'pointerdown') down(first)
    for (const [kind, listen] of listeners) document.addEventListener(kind, listen, true)
    return () => {
      end()
      for (const [kind, listen] of listeners) document.removeEventListener(kind, listen, true)
    }
  }, [first])
}
