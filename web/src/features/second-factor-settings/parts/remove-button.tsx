import { useState } from 'react'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Confirmation } from '../../../ui/overlays/confirmation.tsx'
import { secondFactorsTexts as texts } from '../../second-factors/second-factors.messages.ts'

type RemoveButtonProps = { label: string; remove: () => Promise<unknown> }

/** Removes a second factor after a question. */
export function RemoveButton({ label, remove }: RemoveButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = async () => {
    setIsAsking(false)
    try {
      await remove()
      showSnackbar({ text: texts.removed, kind: 'success' })
    } catch {
      // Whatever the reason, the list is read again and shows what is there.
      showSnackbar({ text: texts.failed, kind: 'error' })
    }
  }
  return (
    <>
      <Button kind="quiet" aria-label={label} onClick={() => setIsAsking(true)}>
        {texts.remove}
      </Button>
      <Confirmation
        open={isAsking}
        prompt={texts.removeQuestion}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
        danger
      />
    </>
  )
}
