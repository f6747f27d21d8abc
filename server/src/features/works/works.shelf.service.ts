import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readShelf, shelfSource } from '../../catalogue/shelf/shelf.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { findStamp, lockCatalogue, putStamp, upsertWorks } from './works.storage.queries.ts'

/**
 * Brings the starter shelf into the database, unless this edition of it is there already. Of two
 * processes that start at once, one loads and the other waits for it.
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
    // In the shelf's own order, best known first: it breaks the ties of a new installation.
    await upsertWorks(tx, works, time)
    await putStamp(tx, shelfSource, stamp, time)
  })
  ctx.log.info({ works: works.length }, 'The starter shelf is in the database')
}

/** Changes with every byte of the shelf's files. */
async function stampOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  for (const name of names) hash.update(`${name}\n`).update(await readFile(join(folder, name)))
  return hash.digest('base64url')
}
