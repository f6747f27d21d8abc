import { useState } from 'react'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Confirmation } from '../../../ui/overlays/confirmation.tsx'
import { useRenewCodes } from '../second-factor-settings.calls.ts'
import { secondFactorsTexts as texts } from '../../second-factors/second-factors.messages.ts'
import { FactorRow } from './factor-row.tsx'

type CodesRowProps = { left: number; onCodes: (codes: string[]) => void }

/** How many recovery codes are left, and what renews them. */
export function CodesRow({ left, onCodes }: CodesRowProps) {
  const [isAsking, setIsAsking] = useState(false)
  const renew = useRenewCodes()
  const confirm = () => {
    setIsAsking(false)
    renew.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: () => showSnackbar({ text: texts.failed, kind: 'error' }),
    })
  }
  return (
    <FactorRow name={texts.recoveryCodes} about={texts.left(left)}>
      <Button
        kind="quiet"
        aria-label={texts.renewCodes}
        loading={renew.isPending}
        onClick={() => setIsAsking(true)}
      >
        {texts.renew}
      </Button>
      <Confirmation
        open={isAsking}
        prompt={texts.renewQuestion}
        body={texts.renewBody}
        confirmLabel={texts.renew}
        cancelLabel={texts.cancel}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </FactorRow>
  )
}
