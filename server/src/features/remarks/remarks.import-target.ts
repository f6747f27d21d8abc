import type { Medium } from '@medley/contract/values/medium'
import type { ImportedRemark } from '@medley/doors/parts'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import type { PartImportTarget, StoredWrite, Write } from '../../ports/import-target.ts'
import { findOrMakeEntries, removeUnusedEntries } from '../entries/naming/entries.naming.service.ts'
import { loadEntries } from '../entries/entries.sync.service.ts'

interface Thing {
  workId: number
  medium: Medium
  remarks: readonly ImportedRemark[]
}

interface State {
  content: string
}

/** Own remarks. Nobody is notified; one with the same text on the same work is here already. */
export const remarksImportTarget: PartImportTarget<
  ImportedRemark,
  ReadonlySet<string>,
  Thing,
  State
> = {
  kinds: ['remark'],
  part: 'remark',
  existing: listTexts,
  plan(sources, { existing }) {
    const known = new Set(existing)
    const outcomes = sources.map(({ content }) => {
      const outcome = known.has(content) ? ('here' as const) : ('new' as const)
      known.add(content)
      return outcome
    })
    return { outcomes, existing: known }
  },
  collect: (remarks, { workId, medium }) =>
    remarks.length > 0 ? [{ workId, medium, remarks }] : [],
  async write(tx, userId, things) {
    const writes: Write<State>[] = []
    for (const thing of things) writes.push(...(await writeRemarks(tx, userId, thing)))
    return writes
  },
  async revert(tx, userId, writes) {
    await deleteWritten(tx, userId, writes)
    return new Map()
  },
}

async function listTexts(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
): Promise<Map<number, ReadonlySet<string>>> {
  const { rows } = await sql<{ workId: number; content: string }>`
    select work_id as "workId", content from remarks
    where author_id = ${userId} and work_id = any(${workIds}::integer[]) and parent_id is null
  `.execute(handle)
  const byWork = Map.groupBy(rows, ({ workId }) => workId)
  return new Map([...byWork].map(([id, own]) => [id, new Set(own.map(({ content }) => content))]))
}

async function writeRemarks(
  tx: Tx,
  userId: number,
  { workId, medium, remarks }: Thing,
): Promise<Write<State>[]> {
  const named = remarks.flatMap(({ entry }) => entry ?? [])
  const stored = named.length > 0 ? await loadEntries(tx, workId) : []
  const find =
    named.length > 0 ? await findOrMakeEntries(tx, { id: workId, medium, stored }, named) : null
  const placed = remarks.flatMap(({ entry, share, ...remark }) => {
    const entryId = entry ? find?.(entry)?.id : null
    const isNowhere = entryId === undefined || (entryId === null && remark.amount === null)
    return isNowhere ? [] : [{ ...remark, entryId, share: entryId === null ? share : null }]
  })
  const { rows } = await sql<{ id: number; content: string }>`
    insert into remarks
      (work_id, author_id, entry_id, share, amount, unit, total, content, time_posted)
    select ${workId}::integer, ${userId}::integer, "entryId",
      case when "entryId" is null then
        coalesce(share, share_of_work(${workId}::integer, amount, unit, total), 10000)
      end,
      case when "entryId" is null then amount end, case when "entryId" is null then unit end,
      case when "entryId" is null then total end, content, time
    from json_to_recordset(${JSON.stringify(placed)}) as given (
      "entryId" integer, share integer, amount integer, unit text, total integer, content text,
      time timestamptz
    )
    returning id, content
  `.execute(tx)
  return rows.map(({ id, content }) => ({
    kind: 'remark',
    targetId: id,
    workId,
    importKey: null,
    state: { content },
  }))
}

async function deleteWritten(
  tx: Tx,
  userId: number,
  writes: readonly StoredWrite<State>[],
): Promise<void> {
  const ids = writes.map(({ targetId }) => targetId)
  const { rows } = await sql<{ entryId: number | null }>`
    delete from remarks where author_id = ${userId} and id = any(${ids}::integer[])
    returning entry_id as "entryId"
  `.execute(tx)
  await removeUnusedEntries(
    tx,
    rows.flatMap(({ entryId }) => entryId ?? []),
  )
}
