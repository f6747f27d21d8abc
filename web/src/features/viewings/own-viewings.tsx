import type { Medium } from '@medley/contract/medium'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { useMember } from '../sessions/session.ts'

/** The member's viewings of a work, loaded after the rest of the page; nothing for visitors. */
export function OwnViewings({ work }: { work: { id: number; medium: Medium; title: string } }) {
  const isMember = useMember() !== null
  const part = useLazy(loadList, isMember, (error) =>
    logFailure('The viewings could not be loaded', error),
  )
  return part && isMember ? <part.Component work={work} /> : null
}

async function loadList() {
  return (await import('./parts/own-viewing-list.tsx')).OwnViewingList
}
