import { listsTexts } from '@medley/texts/lists'
import { limits } from '@medley/contract/limits'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { displayTitleOf } from '@medley/messages/titles'
import { type SubmitEvent, useId, useState } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'
import type { CoveredWork } from '../../works/cover-props.ts'
import { useCreateList } from '../lists.calls.ts'

interface NewListWindowProps {
  open: boolean
  work: CoveredWork
  /** Of the button that receives the focus on close. */
  openerId: string | undefined
  onClose: () => void
}

/** Names a list and creates it, private, with the work in it. */
export function NewListWindow({ open, work, openerId, onClose }: NewListWindowProps) {
  const formId = useId()
  const [title, setTitle] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const create = useCreateList()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (create.isPending) return
    setIsMissing(!hasVisibleSign(title))
    if (!hasVisibleSign(title)) return
    create.mutate(
      { title: title.trim(), work },
      {
        onSuccess: (list) => {
          showSnackbar({ text: listsTexts.addedTo({ title: list.title }), kind: 'success' })
          onClose()
        },
        onError: () => showSnackbar({ text: listsTexts.changeFailed, kind: 'error' }),
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={listsTexts.newList}
      returnTo={openerId === undefined ? null : document.getElementById(openerId)}
      footer={
        <WindowButtons
          cancelLabel={listsTexts.cancel}
          onCancel={onClose}
          form={formId}
          loading={create.isPending}
        >
          {listsTexts.create}
        </WindowButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={listsTexts.newListName}
          hint={listsTexts.holdsFrom({ title: displayTitleOf(work) })}
          value={title}
          maxLength={limits.listTitleMax}
          autoComplete="off"
          error={isMissing ? listsTexts.required : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
      </form>
    </Dialog>
  )
}
