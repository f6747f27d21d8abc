import type { Medium } from '@medley/contract/medium'
import { useSyncExternalStore } from 'react'

/** What the popup shows of the work it writes about. */
export interface NewPostWork {
  id: number
  medium: Medium
  title: string
  posterSource: string | null
  creators?: readonly { name: string }[] | undefined
}

/** A work that is still to be loaded. */
export interface WantedWork {
  id: number
  medium: Medium
}

export interface NewPostState {
  open: boolean
  /** How often it was opened: each opening starts afresh. */
  opening: number
  /** The work it starts with; without one it starts with the search. */
  work?: NewPostWork | undefined
  /** Instead of a work: where to find it. What cannot be found is ignored. */
  wanted?: WantedWork | undefined
}

let state: NewPostState = { open: false, opening: 0 }
const listeners = new Set<() => void>()
const closeListeners = new Set<() => void>()

function put(next: NewPostState): void {
  state = next
  for (const notify of listeners) notify()
}

/** Opens the new-post popup, at its second step where the work is given. */
export function openNewPost(work?: NewPostWork): void {
  put({ open: true, opening: state.opening + 1, work })
}

/** Opens the new-post popup with a work that is known by its id only. */
export function openNewPostFor(wanted: WantedWork): void {
  put({ open: true, opening: state.opening + 1, wanted })
}

/** Closes the popup without a question, and tells whoever waits for it. */
export function closeNewPost(): void {
  if (!state.open) return
  put({ ...state, open: false })
  for (const notify of closeListeners) notify()
}

/** Calls back at every close of the popup, posted or not; answers how to stop that. */
export function onNewPostClose(listener: () => void): () => void {
  closeListeners.add(listener)
  return () => closeListeners.delete(listener)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the popup's host shows. */
export function useNewPost(): NewPostState {
  return useSyncExternalStore(subscribe, () => state)
}
