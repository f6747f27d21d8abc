import { useLazy } from '../../lib/loading/use-lazy.ts'
import { reportChunkError } from '../../ui/feedback/report-chunk-error.ts'
import { type ProofByProvider, useProofQuestion } from './proof-question.ts'

interface ProofHostProps {
  /** How members without a password prove themselves. */
  ByProvider: ProofByProvider
}

/** Shows the dialog that asks for a fresh proof when a call wants one. */
export function ProofHost({ ByProvider }: ProofHostProps) {
  const question = useProofQuestion()
  const cancel = () => question?.settle(false)
  const part = useLazy(loadDialog, question !== null, (error) => reportChunkError(error, cancel))
  return part && question && <part.Component {...question} ByProvider={ByProvider} />
}

async function loadDialog() {
  return (await import('./parts/proof-dialog.tsx')).ProofDialog
}
