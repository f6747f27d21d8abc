import type { ExportSummary } from '@medley/contract/transfer/exports'
import type { Actor } from '../../actor.ts'
import { forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit } from '../../db/transaction.ts'
import { notifyOwner } from '../accounts/owner-letter/accounts.notify-owner.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { expiryOf, failAbandonedExports, lastExpired } from './exports.expiry.service.ts'
import { writeExportJob } from './exports.jobs.ts'
import {
  countExportsOf,
  type ExportRow,
  findExport,
  findExportUnderWay,
  insertExport,
  listExportsOf,
  readPieces,
} from './exports.queries.ts'

/** Enqueues an export; while one is in progress, returns that one. */
export async function request(
  ctx: Context,
  commit: Commit,
  { id: userId }: Actor,
): Promise<ExportSummary> {
  const now = ctx.clock.now()
  return commit(async (tx) => {
    await failAbandonedExports(tx, userId, now)
    const added = await insertExport(tx, userId, now)
    if (added) {
      await ctx.jobs.enqueue(tx, writeExportJob, { userId, exportId: added.id })
      await recordEvent(ctx, tx, { kind: 'export-requested', actorId: userId })
      await notifyOwner(ctx, tx, userId, { event: 'export-requested' })
    }
    const row = added ?? (await findExportUnderWay(tx, userId))
    // It finished between the two queries.
    if (!row) throw new Error('The export under way has gone')
    return toSummary(row)
  })
}

interface Page {
  limit: number
  offset: number
}

/** A page of the actor's exports, newest first. */
export async function showExports(
  { db, clock }: Context,
  { id: userId }: Actor,
  page: Page,
): Promise<{ items: ExportSummary[]; totalCount: number }> {
  const owner = { userId, since: lastExpired(clock.now()) }
  const [rows, totalCount] = await Promise.all([
    listExportsOf(db, owner, page),
    countExportsOf(db, owner),
  ])
  return { items: rows.map(toSummary), totalCount }
}

/** One of the actor's exports. Throws `export_not_found`. */
export async function showExport(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<ExportSummary> {
  return toSummary(await requireExport(ctx, actor, id))
}

async function requireExport(
  { db, clock }: Context,
  { id: userId }: Actor,
  id: number,
): Promise<ExportRow> {
  const row = await findExport(db, { userId, since: lastExpired(clock.now()) }, id)
  if (!row) throw notFound('export')
  return row
}

interface StoredZip {
  name: string
  size: number
  bytes: AsyncIterable<Buffer>
}

/** The ZIP of one of the actor's exports. Throws `export_not_found`, `export_not_ready`. */
export async function fetchExport(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<StoredZip> {
  const row = await requireExport(ctx, actor, id)
  if (row.state !== 'ready') throw forbidden('export_not_ready')
  const day = row.timeRequested.toISOString().slice(0, 10)
  return { name: `medley-${day}.zip`, size: row.size, bytes: readPieces(ctx.db, row.id) }
}

function toSummary({ id, state, timeRequested, size }: ExportRow): ExportSummary {
  return {
    id,
    state,
    timeRequested: timeRequested.toISOString(),
    timeExpires: expiryOf(timeRequested).toISOString(),
    size,
  }
}
