import type { ImportMessage } from '@medley/messages/import-messages'
import { UnreadableRow, type WorkRecord } from '../record.ts'

/** Meaning of the status of a book. */
export interface Meaning {
  kind: WorkRecord['kind']
  isSaved: boolean
  note: ImportMessage | null
}

/**
 * Meaning of a status of Goodreads or StoryGraph. A book yet to be read that has a score, text or day, or
 * was read more than once, is to be read again: a book that is being read has a count of 1 already.
 */
export function meaningOfStatus(
  status: string,
  { isReviewed, isRead }: { isReviewed: boolean; isRead: boolean },
): Meaning | undefined {
  const isUnfinished = status === 'currently-reading' || status === 'paused'
  if (status === 'to-read' || isUnfinished) {
    const note: ImportMessage | null = isUnfinished ? { code: 'unfinishedSaved' } : null
    const kind = isReviewed ? 'review' : isRead ? 'engaged' : 'saved'
    return { kind, isSaved: kind !== 'saved', note }
  }
  if (isReviewed) return { kind: 'review', isSaved: false, note: null }
  if (status === 'read') return { kind: 'engaged', isSaved: false, note: null }
  if (status === 'did-not-finish') throw new UnreadableRow({ code: 'unfinished' })
  return undefined
}
