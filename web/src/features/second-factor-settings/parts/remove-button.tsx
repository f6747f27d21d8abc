import { secondFactorsTexts } from '@medley/texts/second-factors'
import { useState } from 'react'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Confirmation } from '../../../ui/overlays/confirmation.tsx'

type RemoveButtonProps = { label: string; remove: () => Promise<unknown> }

/** Removes a second factor after a question. */
export function RemoveButton({ label, remove }: RemoveButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = async () => {
    setIsAsking(false)
    try {
      await remove()
      showSnackbar({ text: secondFactorsTexts.removed, kind: 'success' })
    } catch {
      // Whatever the reason, the list is read again and shows what is there.
      showSnackbar({ text: secondFactorsTexts.failed, kind: 'error' })
    }
  }
  return (
    <>
      <Button kind="quiet" aria-label={label} onClick={() => setIsAsking(true)}>
        {secondFactorsTexts.remove}
      </Button>
      <Confirmation
        open={isAsking}
        prompt={secondFactorsTexts.removeQuestion}
        confirmLabel={secondFactorsTexts.remove}
        cancelLabel={secondFactorsTexts.cancel}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
        danger
      />
    </>
  )
}
