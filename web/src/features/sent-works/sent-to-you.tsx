import type { WorkRef } from '@medley/contract/shapes'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { useMember } from '../sessions/session.ts'

/** Who sent the member this work, on its page; its code loads for members only. */
export function SentToYou({ work }: { work: WorkRef }) {
  const isMember = useMember() !== null
  const part = useLazy(loadNotes, isMember, (error) =>
    logFailure('What friends sent could not be loaded', error),
  )
  return isMember && part && <part.Component work={work} />
}

async function loadNotes() {
  return (await import('./parts/sent-notes.tsx')).SentNotes
}
