import type { WorkDetails } from '@medley/contract/shapes'
import { logFailure } from '../../../lib/log.ts'
import { useLazy } from '../../../lib/loading/use-lazy.ts'
import { useMember } from '../../../features/sessions/session.ts'
import styles from './admin-tools.module.css'

/** Admin actions on a work, loaded for admins only. */
export function AdminTools({ work }: { work: WorkDetails }) {
  const isAdmin = useMember()?.isAdmin ?? false
  const part = useLazy(loadButtons, isAdmin, (error) =>
    logFailure('The admin tools could not be loaded', error),
  )
  if (!isAdmin) return null
  return <div className={styles['place']}>{part && <part.Component work={work} />}</div>
}

async function loadButtons() {
  return (await import('./admin-tool-buttons.tsx')).AdminToolButtons
}
