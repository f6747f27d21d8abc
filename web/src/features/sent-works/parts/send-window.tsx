import { sentWorksTexts } from '@medley/texts/sent-works'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import { countCodePoints, limits } from '@medley/contract/limits'
import { displayTitleOf } from '@medley/messages/titles'
import { type SubmitEvent, useId, useState } from 'react'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'
import { FriendPicker } from '../../friendships/friend-picker.tsx'
import type { CoveredWork } from '../../works/cover-props.ts'
import { useSendWork } from '../sent-works.calls.ts'

type SendWindowProps = { open: boolean; work: CoveredWork; onClose: () => void }

/** Chooses friends and an optional sentence, and sends them the work. */
export function SendWindow({ open, work, onClose }: SendWindowProps) {
  const formId = useId()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const send = useSendWork(work, onClose)
  const problem = hasTried ? problemWith(chosen.size) : undefined
  const isTooLong = countCodePoints(note.trim()) > limits.sentNoteMax
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (problemWith(chosen.size) || isTooLong || send.isPending) return
    send.mutate({ userIds: [...chosen], note: note.trim() })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sentWorksTexts.sendWork({ title: displayTitleOf(work) })}
      footer={
        <WindowButtons
          cancelLabel={sentWorksTexts.cancel}
          onCancel={onClose}
          form={formId}
          loading={send.isPending}
        >
          {sentWorksTexts.confirm}
        </WindowButtons>
      }
    >
      <form id={formId} className={layout['stack-4']} noValidate onSubmit={submit}>
        <FriendPicker
          label={sentWorksTexts.to}
          chosen={chosen}
          onChoose={setChosen}
          error={
            problem && (
              <p className={typography['error-small']} role="alert">
                {problem}
              </p>
            )
          }
        />
        <TextArea
          label={sentWorksTexts.note}
          hint={sentWorksTexts.noteHint({ max: limits.sentNoteMax })}
          error={isTooLong ? sentWorksTexts.noteTooLong({ max: limits.sentNoteMax }) : undefined}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Dialog>
  )
}

function problemWith(count: number): string | undefined {
  if (count === 0) return sentWorksTexts.noneChosen
  return count > limits.sentRecipientsMax
    ? sentWorksTexts.tooMany({ max: limits.sentRecipientsMax })
    : undefined
}
