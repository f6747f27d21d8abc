import { connect } from '../../server/src/db/connect.ts'
import { type Handle, transaction, type Tx } from '../../server/src/db/transaction.ts'
import { mergeProven } from '../../server/src/features/merges/merges.service.ts'
import { putNeighbours } from '../../server/src/features/recommendations/build/recommendations.build.queries.ts'
import {
  listShippedPairs,
  rowsOfShipped,
} from '../../server/src/features/recommendations/build/recommendations.shipped.service.ts'
import {
  loadRestOfShelf,
  loadStarterShelf,
} from '../../server/src/features/works/shelf/works.shelf.service.ts'
import { targets } from '../../server/src/features.ts'
import type { MergePair } from '../../server/src/ports/merge-target.ts'
import { paths } from '../../server/src/paths.ts'
import { withMigratedDatabase } from '../../tools/database/migrated-database.ts'

interface Shelf {
  db: ReturnType<typeof connect>
  /** A member who knows nothing, gone afterwards. */
  userId: number
}

/** Runs `work` on a database with the whole shelf and the shipped neighbours: the given one, or a new one. */
export async function withShelf(
  address: string | undefined,
  work: (shelf: Shelf) => Promise<void>,
): Promise<void> {
  if (address !== undefined) return withMember(address, work)
  await withMigratedDatabase(async ({ address: own }) => withMember(own, work))
}

async function withMember(address: string, work: (shelf: Shelf) => Promise<void>): Promise<void> {
  const db = connect({ connectionString: address }, (error) => console.error(error.message))
  try {
    await fillShelf(db)
    const { id: userId } = await db
      .insertInto('users')
      .values({
        username: `trial-${Date.now()}`,
        email: `trial-${Date.now()}@mail.example`,
        password_hash: 'none',
        time_created: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    try {
      await work({ db, userId })
    } finally {
      await db.deleteFrom('users').where('id', '=', userId).execute()
    }
  } finally {
    await db.destroy()
  }
}

/** Does nothing to a shelf that is complete. */
async function fillShelf(db: Handle): Promise<void> {
  const log = { info: (_: object, text: string) => console.error(text) }
  const events = {
    sameWorkFound: async (tx: Tx, { time, ...pair }: MergePair & { time: Date }) =>
      void (await mergeProven({ targets }, tx, pair, time)),
  }
  const ctx = { db, log, events, clock: { now: () => new Date() } }
  await loadStarterShelf(ctx, paths.shelf)
  await loadRestOfShelf(ctx, paths.shelf, new AbortController().signal)
  const rows = rowsOfShipped(await listShippedPairs(db, 'film'))
  await transaction(db, (tx) => putNeighbours(tx, JSON.stringify(rows)))
}
