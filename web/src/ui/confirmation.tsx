import { usePart } from '../lib/use-part.ts'
import type { ConfirmationProps } from './confirmation-window.tsx'
import { missWindow } from './miss-window.ts'

/**
 * Asks before something happens; its code comes with the first question. An empty or blank prompt throws:
 * it is a mistake in the caller.
 */
export function Confirmation(props: ConfirmationProps) {
  if (props.prompt.trim() === '') throw new Error('A confirmation needs a prompt')
  const part = usePart(loadWindow, props.open, (error) => missWindow(error, props.onCancel))
  return part && <part.Component {...props} />
}

async function loadWindow() {
  return (await import('./confirmation-window.tsx')).ConfirmationWindow
}
