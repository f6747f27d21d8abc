import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'

const loadCard = async () => (await import('./parts/model-runs-card.tsx')).ModelRunsCard

/** The latest builds of recommendations; for admins. Renders nothing until its chunk has loaded. */
export function ModelRuns() {
  const card = useLazy(loadCard, true, (error) =>
    logFailure('The builds of recommendations could not be shown', error),
  )
  return card && <card.Component />
}
