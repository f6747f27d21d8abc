import type { ImportOutcome } from '@medley/contract/imports'
import type { SharedOutcome } from '../port/import-target.ts'
import type { SharedItem } from './import-item.ts'

const notHere = 'That review is not here, or not for you to see'

const notes: Record<SharedOutcome, string | null> = {
  new: null,
  here: null,
  full: 'You have as many as you may have',
  unasked: 'A friendship needs both: send a friend request',
  befriended: 'There is a friendship or request between you: block them on their profile',
  absent: notHere,
  gone: notHere,
}

const nobody = 'Nobody here has that name'

const missingNotes: Partial<Record<SharedItem['thing']['kind'], string>> = {
  listLike: 'That list is not here, or not for you to see',
  friend: nobody,
  mute: nobody,
  block: nobody,
  hiddenWork: 'That work is not here',
  dismissedWork: 'That work is not here',
  filterWord: 'It has no letter or digit',
}

/** The outcome of what concerns others or is hidden, with the reason if it is left out, and the friend who can be asked. */
export function sharedOutcome(
  { thing }: SharedItem,
  found: SharedOutcome,
): { outcome: ImportOutcome; note: string | null; friend?: string } {
  if (found === 'new' || found === 'here') return { outcome: found, note: null }
  const isMissing = found === 'absent' || found === 'gone'
  const missing = missingNotes[thing.kind]
  if (isMissing && missing !== undefined) return { outcome: 'leftOut', note: missing }
  if (found === 'full' && thing.kind === 'comment') {
    return {
      outcome: 'leftOut',
      note: 'There are as many comments under this review as there may be',
    }
  }
  // The review comes with the same file and is written first.
  if (found === 'absent' && thing.kind === 'comment' && thing.comesAlong) {
    return { outcome: 'new', note: null }
  }
  const friend = found === 'unasked' && thing.kind === 'friend' ? { friend: thing.username } : {}
  return { outcome: 'leftOut', note: notes[found], ...friend }
}
