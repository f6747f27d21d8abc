import { limits } from '@medley/contract/limits'
import { useId, useState, type SubmitEvent } from 'react'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'
import { moderationTexts as texts } from '../moderation.messages.ts'
import styles from './suspend-dialog.module.css'

type SuspendDialogProps = {
  /** Whom to suspend; null closes the dialog. */
  member: { username: string } | null
  /** The reason of the newest report, to start from. */
  reason: string
  onClose: () => void
  onSuspend: (ruling: { reason: string; until?: string }) => void
}

/** Asks why and until when a member is suspended. */
export function SuspendDialog({ member, reason, onClose, onSuspend }: SuspendDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={texts.suspendTitle(member?.username ?? '')}
      footer={
        <WindowButtons cancelLabel={texts.cancel} onCancel={onClose} kind="danger" form={formId}>
          {texts.acts.suspend.label}
        </WindowButtons>
      }
    >
      {member && <SuspendForm id={formId} reason={reason} onSuspend={onSuspend} />}
    </Dialog>
  )
}

type SuspendFormProps = Pick<SuspendDialogProps, 'reason' | 'onSuspend'> & { id: string }

function SuspendForm({ id, reason: first, onSuspend }: SuspendFormProps) {
  const [reason, setReason] = useState(first)
  const [until, setUntil] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setHasTried(true)
    const words = reason.trim()
    if (words !== '') onSuspend({ reason: words, ...(until === '' ? {} : { until }) })
  }
  return (
    <form id={id} className={styles['form']} onSubmit={submit} noValidate>
      <p>{texts.suspendDetail}</p>
      <TextArea
        label={texts.reason}
        rows={3}
        maxLength={limits.moderationReasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={hasTried && reason.trim() === '' ? texts.required : undefined}
      />
      <DateField label={texts.until} value={until} onValue={setUntil} clearable />
    </form>
  )
}
