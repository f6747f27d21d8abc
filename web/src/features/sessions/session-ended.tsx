import { useLazy } from '../../lib/loading/use-lazy.ts'
import { reportChunkError } from '../../ui/feedback/report-chunk-error.ts'
import { leave, useIsSessionEnded, useMember } from './session.ts'

/**
 * Asks for the password in a modal above all else when the session has expired, so that nothing on screen
 * is lost. Without the dialog's chunk, the member becomes a visitor.
 */
export function SessionEnded() {
  const member = useMember()
  const isEnded = useIsSessionEnded()
  const part = useLazy(loadDialog, isEnded, (error) => reportChunkError(error, leave))
  return isEnded && member && part && <part.Component member={member} />
}

async function loadDialog() {
  return (await import('./parts/session-ended-dialog.tsx')).SessionEndedDialog
}
