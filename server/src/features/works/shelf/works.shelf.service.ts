import { fileURLToPath } from 'node:url'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { openMediumShelf, readEdition, shelfSource } from '../../../catalogue/shelf/shelf.ts'
import type { Context } from '../../../context.ts'
import { type Handle, transaction } from '../../../db/transaction.ts'
import type { Events } from '../../../events.ts'
import { renewLikelyDoubles } from '../duplicates/works.doubles.service.ts'
import {
  findProgress,
  type FormerDouble,
  liftTimeLimit,
  listDoubles,
  putProgress,
  settleWorks,
} from './works.shelf.queries.ts'
import { loadShelfTitles } from './works.shelf.titles.service.ts'
import { storeShelfWorks } from './works.shelf.storage.service.ts'
import { findStamp, lockCatalogue, putStamp } from '../refresh/works.storage.queries.ts'

/** The best-known works, which are stored before the first request. */
const firstWorks: Record<Medium, number> = {
  film: 5000,
  tvShow: 1200,
  book: 2200,
  album: 1200,
  podcast: 400,
}

/** Works in one transaction of the background; searches wait for it when they store results. */
const chunkSize = 500

/** Dependencies of loading the shelf. */
type Deps = Pick<Context, 'db' | 'clock'> & {
  events: Pick<Events, 'sameWorkFound'>
  log: { info: (facts: object, text: string) => void }
}

/**
 * Stores the best-known works of the starter shelf, unless this edition has begun. If two processes
 * start at the same time, one stores them and the other waits.
 */
export async function loadStarterShelf(ctx: Deps, folder: URL): Promise<void> {
  const path = fileURLToPath(folder)
  const edition = await readEdition(path)
  if (await hasBegun(ctx.db, edition)) return
  const shelves = await Promise.all(mediums.map((medium) => openMediumShelf(path, medium)))
  const count = await transaction(ctx.db, async (tx) => {
    await liftTimeLimit(tx)
    await lockCatalogue(tx)
    if (await hasBegun(tx, edition)) return 0
    const time = ctx.clock.now()
    let stored = 0
    for (const [index, medium] of mediums.entries()) {
      const works = shelves[index]?.works(0, firstWorks[medium]) ?? []
      await storeShelfWorks(tx, medium, { works, from: 0 }, time)
      await putProgress(tx, medium, { edition, count: works.length, time })
      stored += works.length
    }
    return stored
  })
  if (count === 0) return
  await loadShelfTitles(ctx, path, 'first works')
  await settleWorks(ctx.db)
  await renewLikelyDoubles(ctx.db)
  ctx.log.info({ works: count }, 'The starter shelf has its best-known works')
}

/**
 * Stores the rest of the shelf in small transactions, from where the last process stopped until the
 * signal. Processes that run at the same time share the work.
 */
export async function loadRestOfShelf(ctx: Deps, folder: URL, signal: AbortSignal): Promise<void> {
  const path = fileURLToPath(folder)
  const edition = await readEdition(path)
  if ((await findStamp(ctx.db, shelfSource)) === edition) return loadShelfTitles(ctx, path, edition)
  let total = 0
  for (const medium of shortestFirst) {
    const shelf = await openMediumShelf(path, medium)
    total += shelf.count
    for (let isWhole = false; !isWhole;) {
      if (signal.aborted) return
      isWhole = await transaction(ctx.db, async (tx) => {
        await lockCatalogue(tx)
        const from = await findProgress(tx, medium, edition)
        const works = shelf.works(from, from + chunkSize)
        const time = ctx.clock.now()
        await storeShelfWorks(tx, medium, { works, from }, time)
        const count = from + works.length
        await putProgress(tx, medium, { edition, count, time })
        return count >= shelf.count
      })
    }
  }
  await mergeFormerDoubles(ctx, path)
  // The next start settles and stamps it.
  if (signal.aborted) return
  await loadShelfTitles(ctx, path, edition)
  await settleWorks(ctx.db)
  await renewLikelyDoubles(ctx.db)
  await putStamp(ctx.db, shelfSource, edition, ctx.clock.now())
  ctx.log.info({ works: total }, 'The starter shelf is complete')
}

const shortestFirst: readonly Medium[] = ['podcast', 'tvShow', 'album', 'book', 'film']

async function hasBegun(handle: Handle, edition: string): Promise<boolean> {
  if ((await findStamp(handle, shelfSource)) === edition) return true
  return (await findProgress(handle, 'film', edition)) > 0
}

/** Merges stored works that a former edition had apart and the current one has as one. */
async function mergeFormerDoubles(ctx: Deps, path: string): Promise<void> {
  const doubles = await listFormerDoubles(ctx.db, path)
  for (const { id, intoId } of doubles) {
    const event = { fromId: id, intoId, time: ctx.clock.now() }
    await transaction(ctx.db, (tx) => ctx.events.sameWorkFound(tx, event))
  }
  if (doubles.length > 0) ctx.log.info({ works: doubles.length }, 'Doubles on the shelf are merged')
}

async function listFormerDoubles(db: Handle, path: string): Promise<FormerDouble[]> {
  const doubles = mediums.map(async (medium) => {
    const shelf = await openMediumShelf(path, medium)
    const pairs = shelf
      .works(0, shelf.count)
      .flatMap(({ externalId, formerIds }) =>
        formerIds.map((formerId) => ({ externalId, formerId })),
      )
    return listDoubles(db, medium, pairs)
  })
  return (await Promise.all(doubles)).flat()
}

export { setLengths } from '../works.lengths.queries.ts'
