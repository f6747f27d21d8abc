import { useLazy } from '../lib/use-lazy.ts'
import type { DialogProps } from './dialog-window.tsx'
import { reportChunkError } from './report-chunk-error.ts'

/** A window over the page that holds the focus until it is closed; its code comes when it first opens. */
export function Dialog(props: DialogProps) {
  const part = useLazy(loadWindow, props.open, (error) => reportChunkError(error, props.onClose))
  return part && <part.Component {...props} />
}

async function loadWindow() {
  return (await import('./dialog-window.tsx')).DialogWindow
}
