import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

export interface WindowInHistory {
  /** What the history entry says is open; undefined when nothing is. */
  value: unknown
  open: (value: unknown) => void
  close: () => void
}

/**
 * A window whose being open is a step in the history of the browser, so that Back closes it and stays on
 * the screen. Links inside it take the place of that step (`replace`).
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
      void navigate(to, { state: { ...inState, [name]: next }, preventScrollReset: true })
    },
    close: () => {
      // Going back takes a moment, in which a second press must not leave the screen.
      if (value === undefined || isClosing.current) return
      isClosing.current = true
      void navigate(-1)
    },
  }
}

function isRecord(state: unknown): state is Record<string, unknown> {
  return typeof state === 'object' && state !== null
}
