import { useSyncExternalStore } from 'react'

export interface Store<T> {
  readonly get: () => T
  readonly set: (next: T) => void
  /** Runs a step after every change; returns how to stop that. */
  readonly subscribe: (step: () => void) => () => void
}

/** A value outside React that components follow with `useStore`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const steps = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const step of steps) step()
    },
    subscribe(step) {
      steps.add(step)
      return () => steps.delete(step)
    },
  }
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get)
}
