import { useLazy } from '../lib/use-lazy.ts'
import type { ConfirmationProps } from './confirmation-window.tsx'
import { reportChunkError } from './report-chunk-error.ts'

/**
 * Asks before something happens; its code comes with the first question. An empty or blank prompt throws:
 * it is a mistake in the caller.
 */
export function Confirmation(props: ConfirmationProps) {
  if (props.prompt.trim() === '') throw new Error('A confirmation needs a prompt')
  const part = useLazy(loadWindow, props.open, (error) => reportChunkError(error, props.onCancel))
  return part && <part.Component {...props} />
}

async function loadWindow() {
  return (await import('./confirmation-window.tsx')).ConfirmationWindow
}
