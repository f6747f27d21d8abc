import { secondFactorsTexts } from '@medley/texts/second-factors'
import { useState } from 'react'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useRemoveApp, useStartApp } from '../second-factor-settings.calls.ts'
import { AppSetup } from './app-setup.tsx'
import { FactorRow } from './factor-row.tsx'
import { RemoveButton } from './remove-button.tsx'

type AppRowProps = {
  /** The day it was added; null without an app. */
  added: string | null
  onCodes: (codes: string[] | null) => void
}

/** The authenticator app, or what sets it up. */
export function AppRow({ added, onCodes }: AppRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const start = useStartApp()
  const remove = useRemoveApp()
  const setUp = () =>
    start.mutate(undefined, {
      onSuccess: () => setIsOpen(true),
      onError: () => showSnackbar({ text: secondFactorsTexts.failed, kind: 'error' }),
    })
  const close = () => setIsOpen(false)
  return (
    <FactorRow
      name={secondFactorsTexts.app}
      about={added === null ? secondFactorsTexts.appHint : secondFactorsTexts.added({ day: added })}
    >
      {added === null ? (
        <Button
          kind="quiet"
          aria-label={secondFactorsTexts.setUpApp}
          loading={start.isPending}
          onClick={setUp}
        >
          {secondFactorsTexts.setUp}
        </Button>
      ) : (
        <RemoveButton
          label={secondFactorsTexts.removeApp}
          remove={() => remove.mutateAsync(undefined)}
        />
      )}
      <Dialog open={isOpen} onClose={close} title={secondFactorsTexts.setUpApp}>
        {start.data && (
          <AppSetup
            {...start.data}
            onAdded={(codes) => {
              close()
              onCodes(codes)
            }}
            onCancel={close}
          />
        )}
      </Dialog>
    </FactorRow>
  )
}
