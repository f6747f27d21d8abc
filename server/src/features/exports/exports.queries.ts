import type { ExportState } from '@medley/contract/transfer/exports'
import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle, Tx } from '../../db/transaction.ts'

export interface ExportRow {
  id: number
  state: ExportState
  timeRequested: Date
  size: number
}

const columns = sql`id, state, time_requested as "timeRequested", size`

/** Returns undefined if an export is already in progress. */
export async function insertExport(
  tx: Tx,
  userId: number,
  time: Date,
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    insert into exports (user_id, state, time_requested)
    values (${userId}, 'requested', ${time})
    on conflict (user_id) where state = 'requested' do nothing
    returning ${columns}
  `.execute(tx)
  return rows[0]
}

export async function findExportUnderWay(tx: Tx, userId: number): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports
    where user_id = ${userId} and state = 'requested'
  `.execute(tx)
  return rows[0]
}

/** Marks exports as failed that have been in progress since before a time. */
export async function failStaleExports(
  tx: Tx,
  userId: number,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('exports')
    .set({ state: 'failed' })
    .where('user_id', '=', userId)
    .where('state', '=', 'requested')
    .where((all) =>
      all.or([all('time_requested', '<', before), all('time_requested', '>', latestEnd(now))]),
    )
    .execute()
}

/** A member, and the time after which exports have not expired. */
export interface Owner {
  userId: number
  since: Date
}

const ofOwner = ({ userId, since }: Owner) => sql`user_id = ${userId} and time_requested > ${since}`

export async function findExport(
  handle: Handle,
  owner: Owner,
  id: number,
): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports where ${ofOwner(owner)} and id = ${id}
  `.execute(handle)
  return rows[0]
}

export async function listExportsOf(
  handle: Handle,
  owner: Owner,
  { limit, offset }: { limit: number; offset: number },
): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports where ${ofOwner(owner)}
    order by time_requested desc, id desc limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export async function countExportsOf(handle: Handle, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from exports where ${ofOwner(owner)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** Deletes the pieces of an earlier run; returns false if the export no longer waits for a ZIP. */
export async function clearPieces(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from exports where id = ${id} and state = 'requested' for no key update
  `.execute(tx)
  if (rows.length === 0) return false
  await tx.deleteFrom('export_pieces').where('export_id', '=', id).execute()
  return true
}

export async function insertPiece(
  tx: Tx,
  id: number,
  position: number,
  bytes: Buffer,
): Promise<void> {
  await tx.insertInto('export_pieces').values({ export_id: id, position, bytes }).execute()
}

/** The pieces of a ZIP, read one at a time. */
export async function* readPieces(handle: Handle, id: number): AsyncGenerator<Buffer> {
  for (let position = 1; ; position += 1) {
    const piece = await handle
      .selectFrom('export_pieces')
      .select('bytes')
      .where('export_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst()
    if (!piece) return
    yield piece.bytes
  }
}

/** Sets the final state of an export; a ready one replaces the member's earlier exports. */
export async function endExport(
  tx: Tx,
  { userId, exportId }: { userId: number; exportId: number },
  { state, size }: { state: 'ready' | 'failed'; size: number },
): Promise<void> {
  await tx
    .updateTable('exports')
    .set({ state, size })
    .where('id', '=', exportId)
    .where('state', '=', 'requested')
    .execute()
  if (state === 'failed') return
  await tx.deleteFrom('exports').where('user_id', '=', userId).where('id', '<', exportId).execute()
}

/** Deletes exports requested at a time or earlier, or later than now. */
export async function deleteExpiredExports(
  handle: Handle,
  { expired, now }: { expired: Date; now: Date },
): Promise<void> {
  await handle
    .deleteFrom('exports')
    .where((all) =>
      all.or([all('time_requested', '<=', expired), all('time_requested', '>', latestEnd(now))]),
    )
    .execute()
}
