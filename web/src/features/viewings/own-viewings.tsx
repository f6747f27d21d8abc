import type { Medium } from '@medley/contract/medium'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { useMember } from '../sessions/session.ts'
import styles from './own-viewings.module.css'

/** The member's viewings of a work, loaded after the rest of the page; nothing for visitors. */
export function OwnViewings({ work }: { work: { id: number; medium: Medium; title: string } }) {
  const isMember = useMember() !== null
  const part = useLazy(loadList, isMember, (error) =>
    logFailure('The viewings could not be loaded', error),
  )
  if (!isMember) return null
  return <div className={styles['place']}>{part && <part.Component work={work} />}</div>
}

async function loadList() {
  return (await import('./parts/own-viewing-list.tsx')).OwnViewingList
}
