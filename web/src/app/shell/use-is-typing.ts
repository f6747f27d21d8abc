import { useEffect, useState } from 'react'

/** How much the visible height grows, in px, when an on-screen keyboard closes. */
const keyboardHeight = 120

const textField =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="button"], [type="submit"])'

/** True if a text field has the focus, and its on-screen keyboard was not closed since. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => {
    const look = ({ target }: Event) =>
      setIsTyping(target instanceof Element && target.matches(textField))
    const stop = () => setIsTyping(false)
    const forget = onKeyboardClosed(stop)
    document.addEventListener('focusin', look)
    document.addEventListener('input', look)
    document.addEventListener('focusout', stop)
    return () => {
      forget()
      document.removeEventListener('focusin', look)
      document.removeEventListener('input', look)
      document.removeEventListener('focusout', stop)
    }
  }, [])
  return isTyping
}

/** Android's back button closes the keyboard without taking the focus from the field. */
function onKeyboardClosed(step: () => void): () => void {
  const seen = window.visualViewport
  // Unknown until the first change: to read it now would lay the page out in the middle of its first rendering.
  let height = Infinity
  const measure = () => {
    const next = seen?.height ?? 0
    if (next > height + keyboardHeight) step()
    height = next
  }
  seen?.addEventListener('resize', measure)
  return () => seen?.removeEventListener('resize', measure)
}
