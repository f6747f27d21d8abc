import { uiTexts } from '@medley/texts/ui'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from './snackbar-store.ts'

/** Reports a dialog whose chunk failed to load and closes it, so that the user can open it again. */
export function reportChunkError(error: unknown, close: () => void): void {
  logFailure('A window could not be loaded', error)
  showSnackbar({ text: uiTexts.failed, kind: 'error' })
  close()
}
