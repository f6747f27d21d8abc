import type { Work } from '@medley/contract/shapes'
import { RefreshCw } from 'lucide-react'
import { Button } from '../../../ui/forms/button.tsx'
import { useMember } from '../../sessions/session.ts'
import { useRefreshCache } from '../work-refresh.calls.ts'
import { worksTexts } from '../works.messages.ts'
import styles from './admin-tools.module.css'

/** Admin actions on a work; renders nothing for other users. */
export function AdminTools({ work }: { work: Work }) {
  const isAdmin = useMember()?.isAdmin ?? false
  const { mutate, isPending } = useRefreshCache(work)
  if (!isAdmin) return null
  return (
    <section className={styles['tools']} aria-labelledby="admin-tools">
      <h2 id="admin-tools" className={styles['heading']}>
        {worksTexts.adminTools}
      </h2>
      <Button
        kind="quiet"
        icon={<RefreshCw aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {worksTexts.refreshCache}
      </Button>
    </section>
  )
}
