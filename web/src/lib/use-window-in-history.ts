import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from './router/navigation.tsx'

export interface WindowInHistory {
  /** The window named by the history entry; undefined when none is open. */
  value: unknown
  open: (value: unknown) => void
  close: () => void
}

/**
 * Keeps a window's open state in a browser history entry, so that Back closes the window and stays on
 * the screen. Links inside it replace that entry (`replace`).
 */
export function useWindowInHistory(name: string): WindowInHistory {
  const location = useLocation()
  const navigate = useNavigate()
  const isClosing = useRef(false)
  const state: unknown = location.state
  const inState = isRecord(state) ? state : {}
  const value = inState[name]
  useEffect(() => {
    isClosing.current = false
  }, [value])
  return {
    value,
    open: (next) => {
      const { pathname, search, hash } = location
      const to = { pathname, search, hash }
      navigate(to, { state: { ...inState, [name]: next }, preventScrollReset: true })
    },
    close: () => {
      // Going back is asynchronous; a second press in the meantime must not leave the screen.
      if (value === undefined || isClosing.current) return
      isClosing.current = true
      navigate(-1)
    },
  }
}

function isRecord(state: unknown): state is Record<string, unknown> {
  return typeof state === 'object' && state !== null
}
