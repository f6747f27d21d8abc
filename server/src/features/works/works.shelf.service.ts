import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readShelf, shelfSource } from '../../catalogue/shelf/shelf.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { findStamp, lockCatalogue, putStamp, upsertWorks } from './works.storage.queries.ts'

/**
 * Loads the starter shelf into the database, unless this edition is already loaded. If two processes
 * start at the same time, one loads it and the other waits.
 */
export async function loadStarterShelf(ctx: Context, folder: URL): Promise<void> {
  const path = fileURLToPath(folder)
  const stamp = await stampOf(path)
  if ((await findStamp(ctx.db, shelfSource)) === stamp) return
  const works = await readShelf(path)
  await transaction(ctx.db, async (tx) => {
    await lockCatalogue(tx)
    if ((await findStamp(tx, shelfSource)) === stamp) return
    const time = ctx.clock.now()
    // In shelf order, best known first: the ids break ties in a new installation.
    await upsertWorks(tx, works, time)
    await putStamp(tx, shelfSource, stamp, time)
  })
  ctx.log.info({ works: works.length }, 'The starter shelf is in the database')
}

/** A hash of the shelf files. */
async function stampOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  for (const name of names) hash.update(`${name}\n`).update(await readFile(join(folder, name)))
  return hash.digest('base64url')
}
