import { secondFactorsTexts } from '@medley/texts/second-factors'
import type { ProofMethod } from '@medley/contract/errors'
import { call } from '../../../lib/api.ts'
import { TopDialog } from '../../../ui/overlays/top-dialog.tsx'
import { ProofForm } from '../proof-form.tsx'
import type { ProofByProvider } from '../proof-question.ts'

type ProofDialogProps = {
  methods: readonly ProofMethod[]
  ByProvider: ProofByProvider
  /** Called with whether the proof was given. */
  settle: (isGiven: boolean) => void
}

/** Asks for a fresh proof above all else, so that what was being done goes on after it. */
export function ProofDialog({ methods, ByProvider, settle }: ProofDialogProps) {
  const cancel = () => settle(false)
  return (
    <TopDialog title={secondFactorsTexts.proof.title} onCancel={cancel}>
      {methods.includes('provider') ? (
        <ByProvider onCancel={cancel} />
      ) : (
        <ProofForm
          methods={methods.filter((one) => one !== 'provider')}
          submitLabel={secondFactorsTexts.proof.confirm}
          cancelLabel={secondFactorsTexts.proof.cancel}
          challenge={() => call('POST /v1/second-factors/passkeys/challenge')}
          prove={(proof) => call('POST /v1/sessions/proof', { body: { proof } })}
          onProved={() => settle(true)}
          onCancel={cancel}
        />
      )}
    </TopDialog>
  )
}
