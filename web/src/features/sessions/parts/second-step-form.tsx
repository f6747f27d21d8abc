import type { WantedProof } from '@medley/contract/errors'
import type { SecondFactorProof } from '@medley/contract/second-factors'
import { useMutation } from '@tanstack/react-query'
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
  const finish = useMutation({
    mutationFn: async (proof: SecondFactorProof) =>
      begin((await call('POST /v1/sessions/second-factor', { body: { loginToken, proof } })).token),
    onSuccess: onDone,
  })
  return (
    <ProofForm
      methods={methods}
      submitLabel="Login"
      cancelLabel="Back"
      error={finish.error}
      isPending={finish.isPending}
      onProof={(proof) => {
        if (proof.method !== 'password') finish.mutate(proof)
      }}
      onCancel={onBack}
    />
  )
}
