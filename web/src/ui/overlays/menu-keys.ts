import type { KeyboardEvent } from 'react'

/** The items of an open menu in document order. */
export function menuItems(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** The item a key moves to: arrow keys wrap around, a letter finds the next item that starts with it. */
export function itemForKey(items: HTMLElement[], event: KeyboardEvent): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  const { key } = event
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) {
    return undefined
  }
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  const letter = key.toLocaleLowerCase()
  return later.find(({ textContent }) => textContent.trim().toLocaleLowerCase().startsWith(letter))
}
