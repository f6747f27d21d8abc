import { moderationTexts } from '@medley/texts/moderation'
import layout from '../../../ui/layout/layout.module.css'
import { limits } from '@medley/contract/limits'
import { useId, useState, type SubmitEvent } from 'react'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'

/** Decisions that the member reads the reason of. */
export type Ruling = 'warn' | 'suspend'

type RulingDialogProps = {
  /** The decision and the member; null closes the dialog. */
  about: { decision: Ruling; username: string } | null
  /** The reason of the newest report, to start from. */
  reason: string
  onClose: () => void
  onDecide: (ruling: { reason: string; until?: string }) => void
}

/** Asks why a member is warned or suspended, and until when. */
export function RulingDialog({ about, reason, onClose, onDecide }: RulingDialogProps) {
  const formId = useId()
  const { decision = 'warn', username = '' } = about ?? {}
  return (
    <Dialog
      open={about !== null}
      onClose={onClose}
      title={moderationTexts.rulingTitles[decision]({ username })}
      footer={
        <WindowButtons
          cancelLabel={moderationTexts.cancel}
          onCancel={onClose}
          kind={decision === 'suspend' ? 'danger' : 'primary'}
          form={formId}
        >
          {moderationTexts.acts[decision].label}
        </WindowButtons>
      }
    >
      {about && <RulingForm id={formId} decision={decision} reason={reason} onDecide={onDecide} />}
    </Dialog>
  )
}

type RulingFormProps = Pick<RulingDialogProps, 'reason' | 'onDecide'> & {
  id: string
  decision: Ruling
}

function RulingForm({ id, decision, reason: first, onDecide }: RulingFormProps) {
  const [reason, setReason] = useState(first)
  const [until, setUntil] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setHasTried(true)
    const words = reason.trim()
    if (words !== '') onDecide({ reason: words, ...(until === '' ? {} : { until }) })
  }
  return (
    <form id={id} className={layout['stack-4']} onSubmit={submit} noValidate>
      <p>{moderationTexts.rulingDetails[decision]}</p>
      <TextArea
        label={moderationTexts.reason}
        rows={3}
        maxLength={limits.moderationReasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={hasTried && reason.trim() === '' ? moderationTexts.required : undefined}
      />
      {decision === 'suspend' && (
        <DateField label={moderationTexts.until} value={until} onValue={setUntil} clearable />
      )}
    </form>
  )
}
