import { mediums } from '@medley/contract/values/medium'
import { readShelfTitles, shelfSource, type ShelfTitles } from '../../../catalogue/shelf/shelf.ts'
import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import { listKnownIds } from '../duplicates/works.deduplicate.queries.ts'
import { findStamp, lockCatalogue, putStamp } from '../refresh/works.storage.queries.ts'
import { putTitles } from '../works.languages.queries.ts'

/** Works in one transaction. */
const chunkSize = 2_000

const stampName = `${shelfSource} titles`

/**
 * Stores the shelf's titles in other languages for its stored works, unless these titles are stored for
 * these works already; `works` tells which there are.
 */
export async function loadShelfTitles(
  ctx: Pick<Context, 'db' | 'clock'>,
  shelfFolder: string,
  works: string,
): Promise<void> {
  const { hash, titles } = await readShelfTitles(shelfFolder)
  const stamp = `${works} ${hash}`
  if ((await findStamp(ctx.db, stampName)) === stamp) return
  for (const medium of mediums) {
    const ofMedium = titles.filter((one) => one.medium === medium)
    for (let from = 0; from < ofMedium.length; from += chunkSize) {
      const chunk = ofMedium.slice(from, from + chunkSize)
      await transaction(ctx.db, async (tx) => {
        await lockCatalogue(tx)
        await storeTitles(tx, chunk)
      })
    }
  }
  await putStamp(ctx.db, stampName, stamp, ctx.clock.now())
}

/** All of one medium. */
async function storeTitles(tx: Tx, works: readonly ShelfTitles[]): Promise<void> {
  const [first] = works
  if (!first) return
  const ids = works.map(({ externalId: id }) => ({ source: shelfSource, id }))
  const known = new Map(
    (await listKnownIds(tx, first.medium, ids)).map(({ id, workId }) => [id, workId]),
  )
  const titles = works.flatMap(({ externalId, titles: told }) => {
    const workId = known.get(externalId)
    if (workId === undefined) return []
    return Object.entries(told).map(([language, title]) => ({
      workId,
      language,
      title,
      source: shelfSource,
    }))
  })
  if (titles.length > 0) await putTitles(tx, titles)
}
