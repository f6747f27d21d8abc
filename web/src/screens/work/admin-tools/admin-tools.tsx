import { useMember } from '../../../features/sessions/session.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import styles from './admin-tools.module.css'

/** Admin actions on a work, loaded for admins only. */
export const AdminTools = lazyPart({
  load: async () => (await import('./admin-tool-buttons.tsx')).AdminToolButtons,
  failure: 'The admin tools could not be loaded',
  useIsWanted: () => useMember()?.isAdmin ?? false,
  room: styles['place'],
})
