import { type KeyboardEvent, type RefObject, useState } from 'react'

const buttonsIn = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLButtonElement>('button')]

/** The button that an arrow key leads to; undefined for other keys and at an edge. */
function targetOf(key: string, buttons: readonly HTMLButtonElement[], from: number) {
  const top = buttons[0]?.offsetTop
  const columns = buttons.findIndex(({ offsetTop }) => offsetTop !== top)
  const row = columns < 1 ? buttons.length : columns
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + row,
    ArrowUp: from - row,
    Home: 0,
    End: buttons.length - 1,
  }
  const index = steps[key]
  return index === undefined ? undefined : buttons[index]
}

/** One tab stop for a grid of buttons; arrow keys, Home and End move the focus within it. */
export function useGridKeys(grid: RefObject<HTMLElement | null>) {
  const [stop, setStop] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!grid.current || event.ctrlKey || event.metaKey || event.altKey) return
    const buttons = buttonsIn(grid.current)
    const from = buttons.findIndex((button) => button === document.activeElement)
    const target = from < 0 ? undefined : targetOf(event.key, buttons, from)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return { stop, setStop, onKeyDown }
}
