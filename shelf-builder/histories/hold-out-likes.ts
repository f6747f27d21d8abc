import type { Medium } from '../../contract/src/values/medium.ts'
import type { Handle } from '../../server/src/db/transaction.ts'
import { likedFrom } from '../../server/src/features/recommendations/model/like-of.ts'
import { seededRandom } from '../../server/src/features/recommendations/model/random.ts'
import { renewRecommendations } from '../../server/src/features/recommendations/build/recommendations.renewal.service.ts'
import type { Known, Person } from './read-history.ts'

/** Hidden likes found among the first 30 works. */
export interface Found {
  hits: number
  /** Share of the hidden works among the first 20, of at most 20. */
  recall20: number
  ndcg30: number
}

export interface Trial {
  likes: number
  hidden: number
  product: Found
  /** The best known works that the person does not know. */
  shelf: Found
}

const shown = 30
/** With fewer likes, chance decides. */
const fewestLikes = 10

/**
 * Hides a fifth of what a person likes in a medium, has the product recommend works from the rest, and counts which of
 * the hidden ones it finds. Null for those who like too few.
 */
export async function tryPerson(
  db: Handle,
  { known }: Person,
  { medium, userId, seed }: { medium: Medium; userId: number; seed: number },
): Promise<Trial | null> {
  const likes = known.filter((one) => one.medium === medium && (one.points ?? 0) >= likedFrom)
  if (likes.length < fewestLikes) return null
  const random = seededRandom(seed)
  const mixed = likes.map((one) => ({ one, by: random() })).toSorted((a, b) => a.by - b.by)
  const hidden = new Set(mixed.slice(0, Math.round(likes.length / 5)).map(({ one }) => one.workId))
  const given = known.filter(({ workId }) => !hidden.has(workId))
  await replaceHistory(db, userId, given)
  await renewRecommendations({ db, clock: { now: () => new Date() } }, userId, medium)
  return {
    likes: likes.length,
    hidden: hidden.size,
    product: findIn(await listRecommended(db, userId, medium), hidden),
    shelf: findIn(await listBestKnown(db, medium, given), hidden),
  }
}

async function replaceHistory(db: Handle, userId: number, known: readonly Known[]): Promise<void> {
  await db.deleteFrom('reviews').where('author_id', '=', userId).execute()
  await db.deleteFrom('engagements').where('user_id', '=', userId).execute()
  const time = new Date()
  const rated = known.flatMap(({ points, workId, medium }) =>
    points === null
      ? []
      : [{ author_id: userId, work_id: workId, medium, rating: points, time_posted: time }],
  )
  const seen = known.map(({ workId, medium }) => ({
    user_id: userId,
    work_id: workId,
    medium,
    time_added: time,
  }))
  for (const some of inParts(rated)) await db.insertInto('reviews').values(some).execute()
  for (const some of inParts(seen)) {
    const rows = db.insertInto('engagements').values(some)
    await rows.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += 1000) yield rows.slice(from, from + 1000)
}

async function listRecommended(db: Handle, userId: number, medium: Medium): Promise<number[]> {
  const rows = db.selectFrom('recommendations').select('work_id as workId')
  const own = rows.where('user_id', '=', userId).where('medium', '=', medium)
  return (await own.orderBy('rank').execute()).map(({ workId }) => workId)
}

async function listBestKnown(
  db: Handle,
  medium: Medium,
  given: readonly Known[],
): Promise<number[]> {
  const known = new Set(given.map(({ workId }) => workId))
  const rows = db
    .selectFrom('work_counts')
    .select('work_id as workId')
    .where('medium', '=', medium)
    .where('is_listed', '=', true)
    .where('shelf_place', 'is not', null)
  const best = await rows
    .orderBy('shelf_place')
    .limit(known.size + shown)
    .execute()
  return best
    .map(({ workId }) => workId)
    .filter((id) => !known.has(id))
    .slice(0, shown)
}

function findIn(works: readonly number[], hidden: ReadonlySet<number>): Found {
  const first = works.slice(0, shown)
  const hitsOf = (some: readonly number[]) => some.filter((id) => hidden.has(id)).length
  const ideal = gainOf([...hidden].slice(0, shown), hidden)
  return {
    hits: hitsOf(first),
    recall20: hitsOf(first.slice(0, 20)) / Math.min(20, hidden.size),
    ndcg30: gainOf(first, hidden) / ideal,
  }
}

/** Discounted cumulative gain. */
function gainOf(works: readonly number[], hidden: ReadonlySet<number>): number {
  return works.reduce(
    (sum, id, index) => (hidden.has(id) ? sum + 1 / Math.log2(index + 2) : sum),
    0,
  )
}
