import type { ImportMessage } from '@medley/messages/import-messages'
import type { ImportOutcome } from '@medley/contract/transfer/import-values'
import type { SharedOutcome } from '../../../ports/import-target.ts'
import type { SharedItem } from '../merge/import-item.ts'

const notes: Record<Exclude<SharedOutcome, 'new' | 'here'>, ImportMessage> = {
  full: { code: 'full' },
  unasked: { code: 'unasked' },
  befriended: { code: 'befriended' },
  absent: { code: 'reviewNotHere' },
  gone: { code: 'reviewNotHere' },
}

const missingNotes: Partial<Record<SharedItem['thing']['kind'], ImportMessage>> = {
  listLike: { code: 'listNotHere' },
  friend: { code: 'nobody' },
  mute: { code: 'nobody' },
  block: { code: 'nobody' },
  hiddenWork: { code: 'workNotHere' },
  dismissedWork: { code: 'workNotHere' },
  filterWord: { code: 'wordless' },
  follow: { code: 'followedNotHere' },
  goal: { code: 'listNotHere' },
}

/** The outcome of what concerns others or is hidden, with the reason if it is left out, and the friend who can be asked. */
export function sharedOutcome(
  { thing }: SharedItem,
  found: SharedOutcome,
): { outcome: ImportOutcome; note: ImportMessage[] | null; friend?: string } {
  if (found === 'new' || found === 'here') return { outcome: found, note: null }
  const isMissing = found === 'absent' || found === 'gone'
  if (found === 'full' && thing.kind === 'comment') return leftOut({ code: 'fullReview' })
  // The review or list comes with the same file and is written first.
  if (found === 'absent' && 'comesAlong' in thing && thing.comesAlong) {
    return { outcome: 'new', note: null }
  }
  const missing = missingNotes[thing.kind]
  if (isMissing && missing !== undefined) return leftOut(missing)
  const friend = found === 'unasked' && thing.kind === 'friend' ? { friend: thing.username } : {}
  return { ...leftOut(notes[found]), ...friend }
}

function leftOut(reason: ImportMessage): { outcome: 'leftOut'; note: ImportMessage[] } {
  return { outcome: 'leftOut', note: [reason] }
}
