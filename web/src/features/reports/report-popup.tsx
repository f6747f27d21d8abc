import { reportsTexts } from '@medley/texts/reports'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import type { ReportDialogProps } from './parts/report-dialog.tsx'

const loadDialog = async () => (await import('./parts/report-dialog.tsx')).ReportDialog

/** Popup to report a user, review or comment; its code loads when it first opens. */
export function ReportPopup(props: ReportDialogProps) {
  const dialog = useLazy(loadDialog, props.open, (error) => {
    logFailure('The report popup could not be loaded', error)
    props.onClose()
    showSnackbar({ text: reportsTexts.failed, kind: 'error' })
  })
  return dialog && <dialog.Component {...props} />
}
