import { useLayoutEffect } from 'react'
import { createStore, type Store, useStore } from './store.ts'

/** How many of a kind are on the screen. */
export type Presence = Store<number>

export const createPresence = (): Presence => createStore(0)

/** Counts the caller as one of them for as long as `isPresent`. */
export function usePresence(presence: Presence, isPresent: boolean): void {
  useLayoutEffect(() => {
    if (!isPresent) return undefined
    presence.set(presence.get() + 1)
    return () => presence.set(presence.get() - 1)
  }, [presence, isPresent])
}

export function useIsAnyPresent(presence: Presence): boolean {
  return useStore(presence) > 0
}
