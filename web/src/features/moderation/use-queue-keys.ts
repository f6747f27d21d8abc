import { useEffect, useEffectEvent } from 'react'

/** Runs the step of a pressed key; never while typing, in a dialog or a menu, or with a modifier. */
export function useQueueKeys(steps: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof HTMLElement && event.target.closest(busy)) return
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const busy = 'input, textarea, select, [contenteditable], [role="menu"]'
