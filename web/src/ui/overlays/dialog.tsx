import { preloadLazy, useLazy } from '../../lib/loading/use-lazy.ts'
import type { DialogProps } from './dialog-window.tsx'
import { reportChunkError } from '../feedback/report-chunk-error.ts'

/** A modal dialog whose chunk is loaded on first opening. */
export function Dialog(props: DialogProps) {
  const part = useLazy(loadWindow, props.open, (error) => reportChunkError(error, props.onClose))
  return part && <part.Component {...props} />
}

/** Loads the chunk ahead of the first opening. */
export async function preloadDialog(): Promise<void> {
  await preloadLazy(loadWindow)
}

async function loadWindow() {
  return (await import('./dialog-window.tsx')).DialogWindow
}
