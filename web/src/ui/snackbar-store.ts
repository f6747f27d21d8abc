export type SnackbarKind = 'error' | 'warning' | 'success'

export type Snackbar = {
  id: number
  text: string
  kind: SnackbarKind
  timeout: number
  action?: SnackbarAction
}

/** Something to be done about the message. */
export type SnackbarAction = { label: string; run: () => void }

const defaultTimeout = 3000
const listeners = new Set<() => void>()
let current: Snackbar | undefined
let lastId = 0

function put(next: Snackbar | undefined) {
  current = next
  for (const notify of listeners) notify()
}

/** Shows a message for `timeout` ms, 3000 unless told; it replaces the one in sight. */
export function showSnackbar(message: {
  text: string
  kind: SnackbarKind
  timeout?: number
  action?: SnackbarAction
}) {
  lastId += 1
  put({ timeout: defaultTimeout, ...message, id: lastId })
}

/** Takes the message away. */
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
