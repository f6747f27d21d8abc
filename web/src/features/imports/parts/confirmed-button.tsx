import { planTexts } from '@medley/texts/plan'
import { importsTexts } from '@medley/texts/imports'
import { useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Confirmation } from '../../../ui/overlays/confirmation.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'

type ConfirmedButtonProps = {
  label: string
  prompt: string
  body: string
  confirmLabel: string
  busy: boolean
  /** Runs after confirmation. */
  action: () => Promise<unknown>
}

/** A button that asks for confirmation before an irreversible action. */
export function ConfirmedButton({
  label,
  prompt,
  body,
  confirmLabel,
  busy,
  action,
}: ConfirmedButtonProps) {
  const [asking, setAsking] = useState(false)
  const act = async () => {
    try {
      await action()
    } catch (error) {
      reportFailure(error)
      setAsking(false)
    }
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirmation
        open={asking}
        prompt={prompt}
        body={body}
        confirmLabel={confirmLabel}
        cancelLabel={planTexts.keep}
        danger
        busy={busy}
        onConfirm={() => void act()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Reports that the import could not be changed. */
export function reportFailure(error: unknown): void {
  logFailure('The import could not be changed', error)
  showSnackbar({ text: importsTexts.failed, kind: 'error' })
}
