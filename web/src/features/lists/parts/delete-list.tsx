import { listsTexts } from '@medley/texts/lists'
import type { MediaList } from '@medley/contract/values/shapes'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { Confirmation } from '../../../ui/overlays/confirmation.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { useDeleteList } from '../lists.calls.ts'

type DeleteListProps = { list: MediaList; onDeleted: () => void }

/** Deletes the list after confirmation. */
export function DeleteList({ list, onDeleted }: DeleteListProps) {
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useDeleteList(list)
  const remove = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        showSnackbar({ text: listsTexts.deleted, kind: 'success' })
        onDeleted()
      },
      onError: () => {
        setIsAsking(false)
        showSnackbar({ text: listsTexts.changeFailed, kind: 'error' })
      },
    })
  return (
    <>
      <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {listsTexts.editor.deleteList}
      </Button>
      <Confirmation
        open={isAsking}
        prompt={listsTexts.deleteQuestion}
        confirmLabel={listsTexts.editor.delete}
        cancelLabel={listsTexts.editor.keep}
        danger
        busy={deletion.isPending}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
