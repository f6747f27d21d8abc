import type { Medium } from '@medley/contract/values/medium'
import type { Work } from '@medley/contract/values/shapes'
import type { LikelyDouble } from '@medley/contract/works/works'
import { sql, type SqlBool } from 'kysely'
import type { Actor } from '../../../actor.ts'
import { formsOf } from '../../../catalogue/titles/title-forms.ts'
import type { Context } from '../../../context.ts'
import { type Handle, transaction, type Tx } from '../../../db/transaction.ts'
import { chunk } from '../../../parsing/chunk.ts'
import {
  countOwnDoubles,
  listAddedIds,
  listAddedWorks,
  listLikelyIds,
  listOwnDoubles,
  replaceLikelyDoubles,
} from './works.doubles.queries.ts'
import { isLikelyDouble, yearOf } from './works.doubles.rules.ts'
import { loadWorks, requireWork } from '../works.service.ts'
import { listWorksOfForms } from '../works.titles.queries.ts'

const atOnce = 100
const isConfirmed = sql<SqlBool>`(works.standing = 'confirmed' and works.merged_into is null)`

const likelyMax = 5

/** Confirmed works that an added one may be, the best known first. Throws `work_not_found`. */
export async function listLikelySame(
  ctx: Context,
  actor: Actor,
  { medium, workId: id }: { medium: Medium; workId: number },
): Promise<{ items: Work[] }> {
  await requireWork(ctx.db, actor, medium, id)
  const ids = await listLikelyIds(ctx.db, id, likelyMax)
  return { items: await loadWorks(ctx.db, actor, ids) }
}

/** A page of the works that only the actor added and uses and that may be confirmed ones, latest first. */
export async function listLikelyDoubles(
  ctx: Context,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<{ items: LikelyDouble[]; totalCount: number }> {
  const rows = await listOwnDoubles(ctx.db, actor, { ...page, likelyMax })
  const ids = rows.flatMap(({ workId, otherIds }) => [workId, ...otherIds])
  const works = new Map((await loadWorks(ctx.db, actor, ids)).map((work) => [work.id, work]))
  const items = rows.flatMap(({ workId, otherIds }): LikelyDouble[] => {
    const work = works.get(workId)
    const likely = otherIds.flatMap((id) => works.get(id) ?? [])
    return work && likely.length > 0 ? [{ work, likely }] : []
  })
  return { items, totalCount: await countOwnDoubles(ctx.db, actor) }
}

/** Notes which confirmed works those of the works may be that only members know. */
export async function recordLikelyDoubles(tx: Tx, workIds: readonly number[]): Promise<void> {
  for (const part of chunk(workIds, atOnce)) {
    const added = await listAddedWorks(tx, part)
    const asked = added.flatMap((work) =>
      [work.title, ...work.alternativeTitles]
        .flatMap(formsOf)
        .map((form) => ({ ...form, work, medium: work.medium, year: yearOf(work) })),
    )
    const found = await listWorksOfForms(tx, asked, isConfirmed)
    const doubles = found.flatMap((other) => {
      const work = asked[other.index]?.work
      return work && isLikelyDouble(work, other) ? [{ workId: work.id, otherId: other.id }] : []
    })
    await replaceLikelyDoubles(tx, part, doubles)
  }
}

/** As `recordLikelyDoubles`, for all works that only members know; after other works came. */
export async function renewLikelyDoubles(handle: Handle): Promise<void> {
  for (let lastId = 0; ;) {
    const ids = await listAddedIds(handle, lastId, atOnce)
    const last = ids.at(-1)
    if (last === undefined) return
    await transaction(handle, (tx) => recordLikelyDoubles(tx, ids))
    lastId = last
  }
}
