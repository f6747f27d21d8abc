import { readFile } from 'node:fs/promises'
import type { Adaptations } from '@medley/contract/works/adaptations'
import type { Medium } from '@medley/contract/values/medium'
import type { Viewer } from '../../actor.ts'
import { readPairs } from '../../catalogue/shelf/adaptation-pairs.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { loadWorks, requireWork } from '../works/works.service.ts'
import {
  type AdaptationRow,
  insertAdaptations,
  insertShelfPairs,
  listRelatives,
} from './adaptations.queries.ts'

/** Originals and adaptations of a work, best known first. Throws `work_not_found`. */
export async function showAdaptations(
  ctx: Context,
  viewer: Viewer,
  { medium, workId }: { medium: Medium; workId: number },
): Promise<Adaptations> {
  await requireWork(ctx.db, viewer, medium, workId)
  const relatives = await listRelatives(ctx.db, viewer, workId)
  const ids = relatives.map((one) => one.workId)
  const works = new Map((await loadWorks(ctx.db, viewer, ids)).map((work) => [work.id, work]))
  const items = relatives.flatMap(({ workId: id, ...relative }) => {
    const work = works.get(id)
    return work ? [{ work, ...relative }] : []
  })
  return { items }
}

/** Stores the pairs of books and films that come with Medley, as far as both are here. */
export async function loadShelfPairs(ctx: Pick<Context, 'db'>, file: URL): Promise<void> {
  await insertShelfPairs(ctx.db, readPairs(await readFile(file, 'utf8')))
}

/** Stores what was made from what; pairs that are known stay. */
export async function storeAdaptations(tx: Tx, pairs: readonly AdaptationRow[]): Promise<void> {
  await insertAdaptations(tx, pairs)
}
