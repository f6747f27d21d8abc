import { createStore, useStore } from '../../lib/store.ts'

export type SnackbarKind = 'error' | 'warning' | 'success'

export type Snackbar = {
  id: number
  text: string
  kind: SnackbarKind
  timeout: number
  action?: SnackbarAction
  /** Beside the action of a question. */
  otherAction?: SnackbarAction
}

/** An action offered with the message, such as Undo. */
export type SnackbarAction = { label: string; run: () => void }

const defaultTimeout = 3000
const current = createStore<Snackbar | undefined>(undefined)
let lastId = 0

/** Shows a message for `timeout` ms (default 3000), replacing the current one. */
export function showSnackbar(message: {
  text: string
  kind: SnackbarKind
  timeout?: number
  action?: SnackbarAction
  otherAction?: SnackbarAction
}) {
  lastId += 1
  current.set({ timeout: defaultTimeout, ...message, id: lastId })
}

/** Hides the message. */
export function hideSnackbar() {
  current.set(undefined)
}

/** Hides a message whose time is up, unless another one has replaced it. */
export function expireSnackbar(id: number) {
  if (current.get()?.id === id) hideSnackbar()
}

export const currentSnackbar = current.get

export function useSnackbar(): Snackbar | undefined {
  return useStore(current)
}
