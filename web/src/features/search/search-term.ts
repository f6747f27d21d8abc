import { useEffect, useState } from 'react'

/**
 * What stands in a search box, and the term that is searched for: it follows after `delay` ms of
 * rest, at once on `submit`, and at once when the box is emptied.
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
    /** '' as long as nothing is to be searched for. */
    term: wanted === '' ? '' : term,
    submit: () => setTerm(wanted),
  }
}
