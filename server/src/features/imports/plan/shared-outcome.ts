import type { ImportOutcome } from '@medley/contract/imports'
import type { SharedOutcome } from '../port/import-target.ts'
import type { SharedItem } from './import-item.ts'

const notHere = 'That review is not here, or not for you to see'

const notes: Record<SharedOutcome, string | null> = {
  new: null,
  here: null,
  full: 'There are as many comments under this review as there may be',
  unasked: 'A friendship needs both: send a friend request',
  absent: notHere,
  gone: notHere,
}

/** The outcome of a comment, like or friend, with the reason if it is left out, and the friend who can be asked. */
export function sharedOutcome(
  { thing }: SharedItem,
  found: SharedOutcome,
): { outcome: ImportOutcome; note: string | null; friend?: string } {
  if (found === 'new' || found === 'here') return { outcome: found, note: null }
  if ((found === 'absent' || found === 'gone') && thing.kind === 'friend') {
    return { outcome: 'leftOut', note: 'Nobody here has that name' }
  }
  // The review comes with the same file and is written first.
  if (found === 'absent' && thing.kind === 'comment' && thing.comesAlong) {
    return { outcome: 'new', note: null }
  }
  const friend = found === 'unasked' && thing.kind === 'friend' ? { friend: thing.username } : {}
  return { outcome: 'leftOut', note: notes[found], ...friend }
}
