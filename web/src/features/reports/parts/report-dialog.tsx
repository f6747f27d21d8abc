import { reportsTexts } from '@medley/texts/reports'
import layout from '../../../ui/layout/layout.module.css'
import { countCodePoints, limits } from '@medley/contract/limits'
import type { ReportReason, ReportType } from '@medley/contract/administration/reports'
import { CircleAlert } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { useSendReport } from '../reports.calls.ts'
import { reasonsFor } from '../report-reasons.ts'
import styles from './report-dialog.module.css'

export type ReportDialogProps = {
  open: boolean
  type: ReportType
  /** Id of the user, review or comment. */
  itemId: number
  onClose: () => void
}

/** The report popup's dialog. */
export function ReportDialog({ open, type, itemId, onClose }: ReportDialogProps) {
  const formId = useId()
  const report = useSendReport({
    onSuccess: () => {
      showSnackbar({ text: reportsTexts.reportDialog.submitted, kind: 'success' })
      onClose()
    },
    onError: () => showSnackbar({ text: reportsTexts.failed, kind: 'error' }),
  })
  const close = () => {
    report.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={reportsTexts.titles[type]}
      size="l"
      footer={
        <WindowButtons
          cancelLabel={reportsTexts.reportDialog.cancel}
          onCancel={close}
          kind="danger"
          form={formId}
          loading={report.isPending}
        >
          {reportsTexts.report}
        </WindowButtons>
      }
    >
      <ReportForm
        id={formId}
        reasons={reasonsFor(type)}
        hasFailed={report.isError}
        onSend={(answers) => {
          if (!report.isPending) report.mutate({ type, itemId, ...answers })
        }}
      />
    </Dialog>
  )
}

type ReportFormProps = {
  id: string
  reasons: readonly ReportReason[]
  hasFailed: boolean
  onSend: (answers: { reason: ReportReason; comments: string }) => void
}

function ReportForm({ id, reasons, hasFailed, onSend }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [comments, setComments] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isTooLong = countCodePoints(comments.trim()) > limits.reportCommentsMax
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (reason !== '' && !isTooLong) onSend({ reason, comments: comments.trim() })
  }
  const options = [
    { value: '' as const, label: reportsTexts.reportDialog.chooseReason },
    ...reasons.map((value) => ({ value, label: reportsTexts.reasonNames[value] })),
  ]
  return (
    <form id={id} className={layout['stack-4']} onSubmit={submit} noValidate>
      <Select
        label={reportsTexts.reportDialog.reason}
        options={options}
        value={reason}
        onChoose={setReason}
        aria-required
        error={hasTried && reason === '' ? reportsTexts.reportDialog.required : undefined}
      />
      <TextArea
        label={reportsTexts.reportDialog.comments}
        rows={5}
        value={comments}
        onChange={(event) => setComments(event.target.value)}
        error={
          isTooLong
            ? reportsTexts.reportDialog.tooLong({ max: limits.reportCommentsMax })
            : undefined
        }
      />
      {hasFailed && (
        <p role="alert" className={styles['failure']}>
          <CircleAlert aria-hidden="true" />
          {reportsTexts.reportDialog.failedInside}
        </p>
      )}
    </form>
  )
}
