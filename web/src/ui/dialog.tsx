import { usePart } from '../lib/use-part.ts'
import type { DialogProps } from './dialog-window.tsx'
import { missWindow } from './miss-window.ts'

/** A window over the page that holds the focus until it is closed; its code comes when it first opens. */
export function Dialog(props: DialogProps) {
  const part = usePart(loadWindow, props.open, (error) => missWindow(error, props.onClose))
  return part && <part.Component {...props} />
}

async function loadWindow() {
  return (await import('./dialog-window.tsx')).DialogWindow
}
