import { useLazy } from '../../lib/loading/use-lazy.ts'
import type { ConfirmationProps } from './confirmation-window.tsx'
import { reportChunkError } from '../feedback/report-chunk-error.ts'

/**
 * Confirmation dialog, loaded lazily on first use. Throws on an empty or blank prompt, which is a
 * programming error.
 */
export function Confirmation(props: ConfirmationProps) {
  if (props.prompt.trim() === '') throw new Error('A confirmation needs a prompt')
  const part = useLazy(loadWindow, props.open, (error) => reportChunkError(error, props.onCancel))
  return part && <part.Component {...props} />
}

async function loadWindow() {
  return (await import('./confirmation-window.tsx')).ConfirmationWindow
}
