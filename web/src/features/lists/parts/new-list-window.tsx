import { limits } from '@medley/contract/limits'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { type SubmitEvent, useId, useState } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'
import type { CoveredWork } from '../../works/cover-props.ts'
import { useCreateList } from '../lists.calls.ts'
import { listTexts as texts } from '../lists.messages.ts'

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
          showSnackbar({ text: texts.addedTo(list.title), kind: 'success' })
          onClose()
        },
        onError: () => showSnackbar({ text: texts.changeFailed, kind: 'error' }),
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.newList}
      returnTo={openerId === undefined ? null : document.getElementById(openerId)}
      footer={
        <WindowButtons
          cancelLabel={texts.cancel}
          onCancel={onClose}
          form={formId}
          loading={create.isPending}
        >
          {texts.create}
        </WindowButtons>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={texts.newListName}
          hint={texts.holdsFrom(work.title)}
          value={title}
          maxLength={limits.listTitleMax}
          autoComplete="off"
          error={isMissing ? texts.required : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
      </form>
    </Dialog>
  )
}
