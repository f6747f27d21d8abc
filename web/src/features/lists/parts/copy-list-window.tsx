import { listsTexts } from '@medley/texts/lists'
import type { MediaList } from '@medley/contract/values/shapes'
import { useState } from 'react'
import { useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'
import { useCopyList } from '../lists.calls.ts'

interface CopyListWindowProps {
  open: boolean
  list: MediaList
  onClose: () => void
}

/** Asks whether to take the notes over, copies the list and leads to the copy. */
export function CopyListWindow({ open, list, onClose }: CopyListWindowProps) {
  const [withNotes, setWithNotes] = useState(false)
  const navigate = useNavigate()
  const copy = useCopyList(list.id)
  const submit = () =>
    copy.mutate(withNotes, {
      onSuccess: ({ id, owner }) => {
        showSnackbar({ text: listsTexts.copied, kind: 'success' })
        onClose()
        navigate(paths.list(owner.username, id))
      },
      onError: () => showSnackbar({ text: listsTexts.changeFailed, kind: 'error' }),
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={listsTexts.copy}
      footer={
        <WindowButtons
          cancelLabel={listsTexts.cancel}
          onCancel={onClose}
          loading={copy.isPending}
          onClick={submit}
        >
          {listsTexts.copyNow}
        </WindowButtons>
      }
    >
      <p>{listsTexts.copyDetail({ count: list.entryCount })}</p>
      {list.hasNotes && (
        <Checkbox
          label={listsTexts.withNotes}
          checked={withNotes}
          onChange={({ target }) => setWithNotes(target.checked)}
        />
      )}
    </Dialog>
  )
}
