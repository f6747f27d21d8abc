import { sql } from 'kysely'
import type { Medium } from '@medley/contract/values/medium'
import type { Handle } from '../../db/transaction.ts'
import { keptBecause, type SharedImportTarget } from '../../ports/import-target.ts'
import { findPinned, upsertPinned } from './pinned-reviews.queries.ts'

/** The pinned review of a file, by what finds it among the member's own. */
export interface ImportedPin {
  review: { timePosted: string; medium: Medium; title: string; rating: number }
}

/** Pins a review of the member where none is pinned. */
export const pinnedReviewsImportTarget: SharedImportTarget<ImportedPin, object> = {
  kinds: ['pinnedReview'],
  thing: 'pinnedReview',
  existing: async (handle, userId, things) => {
    if ((await findPinned(handle, userId)) !== null) return things.map(() => 'here')
    const found = await Promise.all(things.map((thing) => findOwnReview(handle, userId, thing)))
    return found.map((id) => (id === undefined ? 'absent' : 'new'))
  },
  write: async (tx, userId, [first]) => {
    if (!first || (await findPinned(tx, userId)) !== null) return []
    const targetId = await findOwnReview(tx, userId, first)
    if (targetId === undefined) return []
    await upsertPinned(tx, { id: userId }, targetId)
    return [{ kind: 'pinnedReview', targetId, workId: null, importKey: null, state: {} }]
  },
  revert: async (tx, userId, writes) => {
    const ids = writes.map(({ targetId }) => targetId)
    await sql`
      delete from pinned_reviews
      where user_id = ${userId} and review_id = any(${ids}::integer[])
    `.execute(tx)
    const isOther = (await findPinned(tx, userId)) !== null
    return keptBecause('changedSince', writes, () => isOther)
  },
}

async function findOwnReview(
  handle: Handle,
  userId: number,
  { review: { timePosted, medium, title, rating } }: ImportedPin,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select reviews.id from reviews join works on works.id = reviews.work_id
    where author_id = ${userId} and time_posted = ${timePosted} and works.medium = ${medium}
      and rating = ${rating}
    order by works.normalized_title = normalize_title(${title}) desc, reviews.id
    limit 1
  `.execute(handle)
  return rows[0]?.id
}
