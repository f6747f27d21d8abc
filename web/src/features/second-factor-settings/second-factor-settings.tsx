import { secondFactorsTexts } from '@medley/texts/second-factors'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useState } from 'react'

/** The member's second factors, with what adds and removes them; loaded after the rest of the settings. */
export function SecondFactorSettings() {
  const [hasFailed, setHasFailed] = useState(false)
  const part = useLazy(loadFactors, !hasFailed, () => setHasFailed(true))
  if (hasFailed) {
    return <ErrorState text={secondFactorsTexts.failed} onRetry={() => setHasFailed(false)} />
  }
  return part ? <part.Component /> : <Skeleton height={180} />
}

async function loadFactors() {
  return (await import('./parts/factor-list.tsx')).FactorList
}
