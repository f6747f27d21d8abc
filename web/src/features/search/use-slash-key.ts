import { useEffect, useEffectEvent } from 'react'

/** "/" puts the cursor in the search field on screen, or calls `onNone` without one; never while typing or in a dialog. */
export function useSlashKey(onNone: () => void): void {
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.defaultPrevented || isTyping(event.target)) return
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return
    event.preventDefault()
    const fields = document.querySelectorAll<HTMLInputElement>('input[data-search-field]')
    const field = [...fields].at(-1)
    if (!field) return onNone()
    field.focus()
    field.select()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => go(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
