import { logFailure } from '../lib/log.ts'
import { showSnackbar } from './snackbar-store.ts'

/** A window whose code could not be loaded: says so and closes it, so that it can be opened again. */
export function reportChunkError(error: unknown, close: () => void): void {
  logFailure('A window could not be loaded', error)
  showSnackbar({ text: 'An error occurred', kind: 'error' })
  close()
}
