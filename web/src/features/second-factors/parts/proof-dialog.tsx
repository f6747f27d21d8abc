import type { ProofMethod } from '@medley/contract/errors'
import type { Proof } from '@medley/contract/second-factors'
import { useMutation } from '@tanstack/react-query'
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
  const prove = useMutation({
    mutationFn: (proof: Proof) => call('POST /v1/sessions/proof', { body: { proof } }),
    onSuccess: () => settle(true),
  })
  const cancel = () => settle(false)
  return (
    <TopDialog title={proofTexts.title} onCancel={cancel}>
      <ProofForm
        methods={methods}
        submitLabel={proofTexts.confirm}
        cancelLabel={proofTexts.cancel}
        error={prove.error}
        isPending={prove.isPending}
        onProof={(proof) => prove.mutate(proof)}
        onCancel={cancel}
      />
    </TopDialog>
  )
}
