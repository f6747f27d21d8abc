import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'

const loadCard = async () => (await import('./parts/operations-card.tsx')).OperationsCard

/** The state of the server; for admins. Renders nothing until its chunk has loaded. */
export function Operations() {
  const card = useLazy(loadCard, true, (error) =>
    logFailure('The state of the server could not be shown', error),
  )
  return card && <card.Component />
}
