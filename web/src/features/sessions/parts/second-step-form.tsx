import { sessionsTexts } from '@medley/texts/sessions'
import type { WantedProof } from '@medley/contract/errors'
import type { Proof } from '@medley/contract/accounts/second-factors'
import { call } from '../../../lib/api.ts'
import { ProofForm } from '../../second-factors/proof-form.tsx'
import { begin } from '../sessions.calls.ts'

export interface SecondStepProps {
  wanted: WantedProof
  /** Runs after the login. */
  onDone: () => void
  /** Leads back to name and password. */
  onBack: () => void
}

/** Finishes a login with its second factor. */
export function SecondStepForm({ wanted, onDone, onBack }: SecondStepProps) {
  const { methods, loginToken = '' } = wanted
  const finish = async (proof: Proof) => {
    const { token } = await call('POST /v1/sessions/second-factor', { body: { loginToken, proof } })
    begin(token)
  }
  return (
    <ProofForm
      methods={methods.filter((one) => one !== 'provider')}
      submitLabel={sessionsTexts.login}
      cancelLabel={sessionsTexts.back}
      challenge={() => call('POST /v1/sessions/second-factor/challenge', { body: { loginToken } })}
      prove={finish}
      onProved={onDone}
      onCancel={onBack}
    />
  )
}
