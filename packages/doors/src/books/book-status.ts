import type { ProgressState } from '@medley/contract/library/progress'
import type { WorkRecord } from '../record.ts'

/** Meaning of the status of a book. */
export interface Meaning {
  kind: WorkRecord['kind']
  isSaved: boolean
  /** Of a book that was not finished, or is being read again. */
  state: ProgressState | null
  /** It was read to its end, now or before. */
  isRead: boolean
}

/** Names of shelves and statuses for books that were not finished, in lower case, by words. */
const states = new Map<string, ProgressState>([
  ...stateOf('going', ['currently reading']),
  ...stateOf('paused', [
    'paused',
    'on pause',
    'pause',
    'on hold',
    'hold',
    'on hiatus',
    'hiatus',
    'set aside',
    'pausiert',
  ]),
  ...stateOf('stopped', [
    'did not finish',
    'didnt finish',
    'didn t finish',
    'do not finish',
    'not finished',
    'never finished',
    'could not finish',
    'couldnt finish',
    'couldn t finish',
    'unfinished',
    'dnf',
    'dnfed',
    'dnf d',
    'abandoned',
    'dropped',
    'gave up',
    'gave up on',
    'given up',
    'stopped',
    'stopped reading',
    'quit',
    'abgebrochen',
  ]),
])

function stateOf(state: ProgressState, names: readonly string[]) {
  return names.map((name) => [name, state] as const)
}

/** The state of a book by the name of its shelf or status. */
export function stateOfStatus(status: string): ProgressState | null {
  return states.get(wordsOf(status)) ?? null
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

/** Words for other statuses, as people and services write them, in lower case. */
const statuses = new Map<string, string>([
  ...named('read', 'read', 'finished', 'completed', 'gelesen', 'read but unowned'),
  ...named('to-read', 'to read', 'toread', 'want to read', 'planned', 'plan to read', 'tbr'),
  ...named('to-read', 'wishlist', 'wunschliste', 'zu lesen'),
  ...named('currently-reading', 'reading', 'in progress'),
])

function named(status: string, ...names: string[]) {
  return names.map((name) => [name, status] as const)
}

/** The status, as `meaningOfStatus` takes it, that a shelf, collection or tag names; null for others. */
export function statusNamed(name: string): string | null {
  const status = statuses.get(wordsOf(name))
  return status ?? (stateOfStatus(name) === null ? null : name)
}

/**
 * Meaning of a status of Goodreads or StoryGraph. A book yet to be read that has a score, text or day, or
 * was read more than once, is to be read again: a book that is being read has a count of 1 already. Of a book that
 * was stopped, the day and the count are those of stopping.
 */
export function meaningOfStatus(
  status: string,
  { isReviewed, isRead }: { isReviewed: boolean; isRead: boolean },
): Meaning | undefined {
  const state = stateOfStatus(status)
  if (state !== null) {
    const isAgain = isRead && state !== 'stopped'
    const kind = isReviewed ? 'review' : isAgain ? 'engaged' : 'progress'
    return { kind, isSaved: false, state, isRead: isAgain }
  }
  if (status === 'to-read') {
    const kind = isReviewed ? 'review' : isRead ? 'engaged' : 'saved'
    return { kind, isSaved: kind !== 'saved', state, isRead: kind !== 'saved' }
  }
  if (isReviewed) return { kind: 'review', isSaved: false, state, isRead: true }
  if (status === 'read') return { kind: 'engaged', isSaved: false, state, isRead: true }
  return undefined
}
