import type { ProofMethod } from '@medley/contract/errors'
import { call } from '../../../lib/api.ts'
import { TopDialog } from '../../../ui/overlays/top-dialog.tsx'
import { ProofForm } from '../proof-form.tsx'
import { proofTexts } from '../second-factors.messages.ts'

type ProofDialogProps = {
  methods: readonly ProofMethod[]
  /** Called with whether the proof was given. */
  settle: (isGiven: boolean) => void
}

/** Asks for a fresh proof above all else, so that what was being done goes on after it. */
export function ProofDialog({ methods, settle }: ProofDialogProps) {
  const cancel = () => settle(false)
  return (
    <TopDialog title={proofTexts.title} onCancel={cancel}>
      <ProofForm
        methods={methods}
        submitLabel={proofTexts.confirm}
        cancelLabel={proofTexts.cancel}
        challenge={() => call('POST /v1/second-factors/passkeys/challenge')}
        prove={(proof) => call('POST /v1/sessions/proof', { body: { proof } })}
        onProved={() => settle(true)}
        onCancel={cancel}
      />
    </TopDialog>
  )
}
