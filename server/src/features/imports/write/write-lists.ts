import type { Medium } from '@medley/contract/medium'
import type { ImportDeps } from '../imports.deps.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { appendToList, findListsOfTitles, importList } from '../../lists/lists.importing.service.ts'
import { actorOf } from '../imports.actor.ts'
import { listListedWorks, listOwnListItems, listShownWorks } from '../plan/plan.queries.ts'
import { type ImportRow, lockImport, type StoredList, updateImport } from '../imports.queries.ts'
import { insertWrites, type Write } from './write.queries.ts'

/** Writes the lists of a plan, one after the other, each in one piece; then the import is written. */
export async function writeLists(
  ctx: ImportDeps,
  { userId, importId }: { userId: number; importId: number },
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  for (let place = 0; ; place += 1) {
    job.signal.throwIfAborted()
    const isMore = await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      const row = await lockImport(tx, userId, importId)
      if (row?.state !== 'writing') return false
      const list = row.lists[place]
      const isLast = place >= row.lists.length
      const before = row.work_total - row.lists.length
      if (list) await writeList(ctx, tx, row, list)
      const workDone = Math.min(row.work_total, before + place + 1)
      const changes = isLast
        ? ({ state: 'written', workDone: row.work_total } as const)
        : { workDone }
      await updateImport(tx, row, changes, ctx.clock.now())
      return !isLast
    })
    if (!isMore) return
  }
}

async function writeList(ctx: ImportDeps, tx: Tx, row: ImportRow, list: StoredList): Promise<void> {
  const works = await worksOf(tx, row, list.key)
  const isOwnItem = (await listOwnListItems(tx, row)).includes(list.key)
  if (works.length === 0 && !isOwnItem) return
  const writes: Write[] = []
  const { title, description } = list
  const [standing] = await findListsOfTitles(tx, row.user_id, [title])
  const time = ctx.clock.now()
  const timeCreated = list.timeCreated ?? time.toISOString()
  const id = standing?.id ?? (await importList(tx, row.user_id, { ...list, timeCreated }))
  if (!standing) writes.push(toWrite('list', id, null, { title, description }))
  const added = await appendToList(tx, actorOf(row), id, { works, time })
  const times = new Map(works.map((work) => [work.id, work.time]))
  const stateOf = (workId: number) => ({
    time: times.get(workId) ?? time.toISOString(),
    title,
  })
  writes.push(...added.map((workId) => toWrite('listEntry', id, workId, stateOf(workId))))
  await insertWrites(tx, row, writes)
}

function toWrite(
  kind: Write['kind'],
  targetId: number,
  workId: number | null,
  state: Write['state'],
): Write {
  return { kind, targetId, workId, importKey: null, state }
}

async function worksOf(
  tx: Tx,
  row: ImportRow,
  key: string,
): Promise<{ id: number; medium: Medium; time: string | null }[]> {
  const listed = await listListedWorks(tx, row, key)
  const works = await listShownWorks(
    tx,
    listed.map(({ work_id }) => work_id),
  )
  return listed.flatMap(({ work_id, time }) => {
    const work = works.get(work_id)
    return work ? [{ id: work.id, medium: work.medium, time }] : []
  })
}
