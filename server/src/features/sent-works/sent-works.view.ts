import type { SentWork } from '@medley/contract/people/sent-works'
import type { SentWorkRow } from './sent-works.queries.ts'

export function toSentWork(row: SentWorkRow): SentWork {
  const { id, work, personId, username, firstName, lastName, profilePicture, note, review } = row
  return {
    id,
    work,
    person: { id: personId, username, firstName, lastName, profilePicture },
    note,
    timeSent: row.timeSent.toISOString(),
    review: review && { ...review, timePosted: new Date(review.timePosted).toISOString() },
  }
}
