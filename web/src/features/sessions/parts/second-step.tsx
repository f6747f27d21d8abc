import { useLazy } from '../../../lib/loading/use-lazy.ts'
import { reportChunkError } from '../../../ui/feedback/report-chunk-error.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { SecondStepProps } from './second-step-form.tsx'

/** Asks for the second factor of a login, by a form that is loaded when it is needed. */
export function SecondStep(props: SecondStepProps) {
  const part = useLazy(loadForm, true, (error) => reportChunkError(error, props.onBack))
  return part ? <part.Component {...props} /> : <Skeleton height={220} />
}

async function loadForm() {
  return (await import('./second-step-form.tsx')).SecondStepForm
}
