import type { WorkDetails } from '@medley/contract/shapes'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { useMember } from '../sessions/session.ts'

/** Admin actions on a work, loaded for admins only. */
export function AdminTools({ work }: { work: WorkDetails }) {
  const isAdmin = useMember()?.isAdmin ?? false
  const part = useLazy(loadButtons, isAdmin, (error) =>
    logFailure('The admin tools could not be loaded', error),
  )
  return part && isAdmin ? <part.Component work={work} /> : null
}

async function loadButtons() {
  return (await import('./parts/admin-tool-buttons.tsx')).AdminToolButtons
}
