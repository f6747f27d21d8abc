import { useEffect, useState } from 'react'

/**
 * A search box's text and the debounced term: it updates `delay` ms after the last change, or immediately
 * on `submit` and when the text is cleared.
 */
export function useSearchTerm(initial: string, delay: number) {
  const [text, setText] = useState(initial)
  const [term, setTerm] = useState(initial.trim())
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === term) return undefined
    const timer = setTimeout(() => setTerm(wanted), delay)
    return () => clearTimeout(timer)
  }, [wanted, term, delay])
  return {
    text,
    setText,
    /** '' if there is nothing to search for. */
    term: wanted === '' ? '' : term,
    /** True if the term is the text as it stands. */
    isSettled: wanted === '' || wanted === term,
    submit: () => setTerm(wanted),
  }
}

/** The trimmed text once it has not changed for `delay` ms; at first the text as it is. */
export function useSettledTerm(text: string, delay: number): string {
  const wanted = text.trim()
  const [term, setTerm] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setTerm(wanted), delay)
    return () => clearTimeout(timer)
  }, [wanted, delay])
  return wanted === '' ? '' : term
}
