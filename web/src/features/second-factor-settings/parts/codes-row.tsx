import { secondFactorsTexts } from '@medley/texts/second-factors'
import { useState } from 'react'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Confirmation } from '../../../ui/overlays/confirmation.tsx'
import { useRenewCodes } from '../second-factor-settings.calls.ts'
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
      onError: () => showSnackbar({ text: secondFactorsTexts.failed, kind: 'error' }),
    })
  }
  return (
    <FactorRow
      name={secondFactorsTexts.recoveryCodes}
      about={secondFactorsTexts.left({ count: left })}
    >
      <Button
        kind="quiet"
        aria-label={secondFactorsTexts.renewCodes}
        loading={renew.isPending}
        onClick={() => setIsAsking(true)}
      >
        {secondFactorsTexts.renew}
      </Button>
      <Confirmation
        open={isAsking}
        prompt={secondFactorsTexts.renewQuestion}
        body={secondFactorsTexts.renewBody}
        confirmLabel={secondFactorsTexts.renew}
        cancelLabel={secondFactorsTexts.cancel}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </FactorRow>
  )
}
