import { secondFactorsTexts } from '@medley/texts/second-factors'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import { useState } from 'react'
import { showDay } from '../../../lib/time/dates.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useSecondFactors } from '../second-factor-settings.calls.ts'
import { AppRow } from './app-row.tsx'
import { CodesRow } from './codes-row.tsx'
import { PasskeysRow } from './passkeys-row.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The second factors of the member. New recovery codes are shown in a dialog, once. */
export function FactorList() {
  const { data, isError, refetch } = useSecondFactors()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (isError) return <ErrorState text={secondFactorsTexts.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={180} />
  return (
    <div className={layout['stack-4']}>
      <p className={typography['soft']}>{secondFactorsTexts.intro}</p>
      <AppRow added={data.app && showDay(data.app.timeAdded.slice(0, 10))} onCodes={setCodes} />
      <PasskeysRow passkeys={data.passkeys} onCodes={setCodes} />
      {(data.app || data.passkeys.length > 0) && (
        <CodesRow left={data.recoveryCodesLeft} onCodes={setCodes} />
      )}
      <Dialog
        open={codes !== null}
        onClose={() => setCodes(null)}
        title={secondFactorsTexts.recoveryCodes}
      >
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      </Dialog>
    </div>
  )
}
