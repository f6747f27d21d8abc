import { viewingsTexts } from '@medley/texts/viewings'
import layout from '../../../ui/layout/layout.module.css'
import type { Medium } from '@medley/contract/values/medium'
import type { Viewing } from '@medley/contract/library/viewings'
import { displayTitleOf } from '@medley/messages/titles'
import { type SubmitEvent, useId, useState } from 'react'
import { today } from '../../../lib/time/today.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { PartialDateField } from '../../../ui/forms/partial-date-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'
import { areWithinLimits, tagsIn } from '../../../lib/tags.ts'
import { useEditViewing, useLogViewing, type ViewingDraft } from '../viewings.calls.ts'

interface WindowProps {
  open: boolean
  onClose: () => void
}

type LogWindowProps = WindowProps & {
  work: { id: number; medium: Medium; title: string }
  /** True if the member has viewings of the work. */
  hasViewings: boolean
}

/** Logs a viewing: of today and, if there are earlier ones, again. */
export function LogViewingWindow({ work, hasViewings, ...window }: LogWindowProps) {
  const log = useLogViewing(work, window.onClose)
  return (
    <ViewingForm
      {...window}
      medium={work.medium}
      title={hasViewings ? viewingsTexts.another : viewingsTexts.log}
      initial={{ day: today(), isRepeat: hasViewings, tags: [] }}
      isSaving={log.isPending}
      onSave={(draft) => log.mutate(draft)}
    />
  )
}

/** Edits a viewing of the member. */
export function EditViewingWindow({ viewing, ...window }: WindowProps & { viewing: Viewing }) {
  const edit = useEditViewing(viewing, window.onClose)
  const { day, isRepeat, tags = [] } = viewing
  return (
    <ViewingForm
      {...window}
      medium={viewing.work.medium}
      title={displayTitleOf(viewing.work)}
      initial={{ day: day ?? '', isRepeat, tags }}
      isSaving={edit.isPending}
      onSave={(draft) => edit.mutate(draft)}
    />
  )
}

type FormProps = WindowProps & {
  medium: Medium
  title: string
  initial: ViewingDraft
  isSaving: boolean
  onSave: (draft: ViewingDraft) => void
}

function ViewingForm({ open, onClose, medium, title, initial, isSaving, onSave }: FormProps) {
  const formId = useId()
  const [day, setDay] = useState(initial.day)
  const [isRepeat, setIsRepeat] = useState(initial.isRepeat)
  const [tagText, setTagText] = useState(initial.tags.join(', '))
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isSame = tagText === initial.tags.join(', ')
    // Tags of files may have commas of their own, so unchanged ones stay.
    const tags = isSame ? initial.tags : tagsIn(tagText)
    const isTooMuch = !isSame && !areWithinLimits(tags)
    setIsRefused(isTooMuch)
    if (!isTooMuch && !isSaving) onSave({ day, isRepeat, tags })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <WindowButtons
          cancelLabel={viewingsTexts.cancel}
          onCancel={onClose}
          form={formId}
          loading={isSaving}
        >
          {viewingsTexts.save}
        </WindowButtons>
      }
    >
      <form id={formId} className={layout['stack-4']} noValidate onSubmit={submit}>
        <PartialDateField label={viewingsTexts.day} value={day} onValue={setDay} max={today()} />
        <Checkbox
          label={viewingsTexts.repeat[medium]}
          checked={isRepeat}
          onChange={(event) => setIsRepeat(event.target.checked)}
        />
        <TextField
          label={viewingsTexts.tags}
          hint={viewingsTexts.tagsHint}
          error={isRefused ? viewingsTexts.tooManyTags : undefined}
          value={tagText}
          autoComplete="off"
          onChange={(event) => setTagText(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
