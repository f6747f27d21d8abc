export type SnackbarKind = 'error' | 'warning' | 'success'

export type Snackbar = {
  id: number
  text: string
  kind: SnackbarKind
  timeout: number
  action?: SnackbarAction
}

/** An action offered with the message, such as Undo. */
export type SnackbarAction = { label: string; run: () => void }

const defaultTimeout = 3000
const listeners = new Set<() => void>()
let current: Snackbar | undefined
let lastId = 0

function put(next: Snackbar | undefined) {
  current = next
  for (const notify of listeners) notify()
}

/** Shows a message for `timeout` ms (default 3000), replacing the current one. */
export function showSnackbar(message: {
  text: string
  kind: SnackbarKind
  timeout?: number
  action?: SnackbarAction
}) {
  lastId += 1
  put({ timeout: defaultTimeout, ...message, id: lastId })
}

/** Hides the message. */
export function hideSnackbar() {
  put(undefined)
}

export function currentSnackbar(): Snackbar | undefined {
  return current
}

export function subscribeSnackbar(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
