import type { Medium } from '@medley/contract/values/medium'
import { createStore, useStore } from '../../lib/store.ts'

/** The work under review, as the popup shows it. */
export interface NewPostWork {
  id: number
  medium: Medium
  title: string
  displayTitle?: string | undefined
  posterSource: string | null
  creators?: readonly { name: string }[] | undefined
}

/** A work that is not loaded yet. */
export interface WantedWork {
  id: number
  medium: Medium
}

export interface NewPostState {
  open: boolean
  /** Counts openings; used as the key, so that each opening starts with fresh state. */
  opening: number
  /** The initial work; without one the popup starts with the search. */
  work?: NewPostWork | undefined
  /** A work to load instead of `work`; ignored if it cannot be loaded. */
  wanted?: WantedWork | undefined
}

const store = createStore<NewPostState>({ open: false, opening: 0 })

/** Opens the new-post popup, at its second step if a work is given. */
export function openNewPost(work?: NewPostWork): void {
  store.set({ open: true, opening: store.get().opening + 1, work })
}

/** Opens the new-post popup with a work known only by its id. */
export function openNewPostFor(wanted: WantedWork): void {
  store.set({ open: true, opening: store.get().opening + 1, wanted })
}

/** Closes the popup without confirmation. */
export function closeNewPost(): void {
  const state = store.get()
  if (state.open) store.set({ ...state, open: false })
}

/** Runs a step whenever the popup closes, posted or not; returns the unsubscribe function. */
export function onNewPostClose(step: () => void): () => void {
  let wasOpen = store.get().open
  return store.subscribe(() => {
    const { open } = store.get()
    const isClosed = wasOpen && !open
    wasOpen = open
    if (isClosed) step()
  })
}

/** The popup's state, for its host. */
export function useNewPost(): NewPostState {
  return useStore(store)
}
