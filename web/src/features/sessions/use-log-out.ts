import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { logOut } from './session.ts'

/** Logs out by a button: the component that has it renders once more. */
export function useLogOut(): () => void {
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  return () => {
    // Before a render, React runs the effects that wait: they would send their reads without the token.
    flushSync(rerender)
    logOut()
  }
}
