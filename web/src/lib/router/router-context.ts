import { createContext, use } from 'react'
import type { Router, RouterState } from './router.ts'

export const RouterContext = createContext<Router | null>(null)
export const ShownContext = createContext<RouterState | null>(null)

/** The router around the caller. */
export function useRouter(): Router {
  return inside(use(RouterContext))
}

/** The router's state that is on the screen; its own is ahead of it while a screen loads. */
export function useShown(): RouterState {
  return inside(use(ShownContext))
}

function inside<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no RouterProvider')
  return value
}
