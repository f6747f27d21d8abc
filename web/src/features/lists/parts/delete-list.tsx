import type { MediaList } from '@medley/contract/values/shapes'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { Confirmation } from '../../../ui/overlays/confirmation.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { useDeleteList } from '../lists.calls.ts'
import { listTexts as texts, editorTexts } from '../lists.messages.ts'

type DeleteListProps = { list: MediaList; onDeleted: () => void }

/** Deletes the list after confirmation. */
export function DeleteList({ list, onDeleted }: DeleteListProps) {
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useDeleteList(list)
  const remove = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        showSnackbar({ text: texts.deleted, kind: 'success' })
        onDeleted()
      },
      onError: () => {
        setIsAsking(false)
        showSnackbar({ text: texts.changeFailed, kind: 'error' })
      },
    })
  return (
    <>
      <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {editorTexts.deleteList}
      </Button>
      <Confirmation
        open={isAsking}
        prompt={texts.deleteQuestion}
        confirmLabel={editorTexts.delete}
        cancelLabel={editorTexts.keep}
        danger
        busy={deletion.isPending}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
