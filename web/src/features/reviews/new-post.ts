import type { Medium } from '@medley/contract/medium'
import { createStore, useStore } from '../../lib/store.ts'

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

const store = createStore<NewPostState>({ open: false, opening: 0 })

/** Opens the new-post popup, at its second step where the work is given. */
export function openNewPost(work?: NewPostWork): void {
  store.set({ open: true, opening: store.get().opening + 1, work })
}

/** Opens the new-post popup with a work that is known by its id only. */
export function openNewPostFor(wanted: WantedWork): void {
  store.set({ open: true, opening: store.get().opening + 1, wanted })
}

/** Closes the popup without a question. */
export function closeNewPost(): void {
  const state = store.get()
  if (state.open) store.set({ ...state, open: false })
}

/** Calls back at every close of the popup, posted or not; returns how to stop that. */
export function onNewPostClose(step: () => void): () => void {
  let wasOpen = store.get().open
  return store.subscribe(() => {
    const { open } = store.get()
    const isClosed = wasOpen && !open
    wasOpen = open
    if (isClosed) step()
  })
}

/** What the popup's host shows. */
export function useNewPost(): NewPostState {
  return useStore(store)
}
