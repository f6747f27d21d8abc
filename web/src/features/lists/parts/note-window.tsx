import { listsTexts } from '@medley/texts/lists'
import { limits } from '@medley/contract/limits'
import { type SubmitEvent, useId, useState } from 'react'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'

interface NoteWindowProps {
  title: string
  note: string
  onNote: (note: string) => void
  onClose: () => void
}

/** The note on a work of the list; the list's Save sends it. */
export function NoteWindow({ title, note, onNote, onClose }: NoteWindowProps) {
  const formId = useId()
  const [text, setText] = useState(note)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onNote(text)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={listsTexts.noteOn({ title })}
      footer={
        <WindowButtons cancelLabel={listsTexts.cancel} onCancel={onClose} form={formId}>
          {listsTexts.done}
        </WindowButtons>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextArea
          label={listsTexts.note}
          rows={4}
          value={text}
          maxLength={limits.listNoteMax}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  )
}
