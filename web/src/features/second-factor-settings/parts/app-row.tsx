import { useState } from 'react'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useRemoveApp, useStartApp } from '../second-factor-settings.calls.ts'
import { secondFactorsTexts as texts } from '../../second-factors/second-factors.messages.ts'
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
      onError: () => showSnackbar({ text: texts.failed, kind: 'error' }),
    })
  const close = () => setIsOpen(false)
  return (
    <FactorRow name={texts.app} about={added === null ? texts.appHint : texts.added(added)}>
      {added === null ? (
        <Button kind="quiet" aria-label={texts.setUpApp} loading={start.isPending} onClick={setUp}>
          {texts.setUp}
        </Button>
      ) : (
        <RemoveButton label={texts.removeApp} remove={() => remove.mutateAsync(undefined)} />
      )}
      <Dialog open={isOpen} onClose={close} title={texts.setUpApp}>
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
