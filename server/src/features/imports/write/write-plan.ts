import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type ImportName, type ImportRow, updateImport } from '../imports.queries.ts'
import { type JobLease, runStep } from '../imports.steps.service.ts'
import { listUnwrittenItems } from '../plan/plan.queries.ts'
import { narrowAsInFile } from '../../accounts/accounts.import-target.ts'
import { findProfile } from './profile.queries.ts'
import { insertWrites } from './write.queries.ts'
import { writeItems } from './write-items.ts'
import { writeLists } from './write-lists.ts'
import { writeShared } from './write-shared.ts'
import { writeProfile } from './write-profile.ts'

/** Others wait for the rows that a transaction locks. */
const atOnce = { items: 200, rows: 1_000 }
const toWrite = ['confirmed', 'writing'] as const

/**
 * Writes a confirmed plan in chunks, oldest first; continues where an earlier run stopped. Things that
 * already exist are skipped, so nothing is written twice.
 */
export async function writePlan(ctx: Context, name: ImportName, job: JobLease): Promise<void> {
  await narrowFirst(ctx, name, job)
  await repeat(ctx, name, job, writeNextWorks)
  await writeProfile(ctx, name, job)
  await writeLists(ctx, name, job)
  // Comments may belong to reviews, and goals to lists.
  await repeat(ctx, name, job, writeNextShared)
  await repeat(ctx, name, job, async (_, tx, row) => {
    await updateImport(tx, row, { state: 'written', workDone: row.workTotal }, ctx.clock.now())
    return false
  })
}

type WriteStep = (ctx: Context, tx: Tx, row: ImportRow) => Promise<boolean>

/** Runs a step in transactions of their own, as long as it returns that more may follow. */
async function repeat(
  ctx: Context,
  name: ImportName,
  job: JobLease,
  step: WriteStep,
): Promise<void> {
  while (await runStep(ctx, name, job, toWrite, (tx, row) => step(ctx, tx, row)));
}

/** Takes over a narrower audience before the first review could be seen. */
async function narrowFirst(ctx: Context, name: ImportName, job: JobLease): Promise<void> {
  const profile = await findProfile(ctx.db, name)
  if (!profile || profile.audience === 'everyone') return
  await runStep(ctx, name, job, toWrite, async (tx, row) => {
    await insertWrites(tx, row, await narrowAsInFile(tx, name.userId, profile.audience))
  })
}

/** Shared things come last in the order of times. */
async function writeNextWorks(ctx: Context, tx: Tx, row: ImportRow): Promise<boolean> {
  const items = await listUnwrittenItems(tx, row, atOnce)
  const works = items.filter(({ item }) => item.kind !== 'shared')
  await writeItems(ctx, tx, row, works)
  const workDone = row.workDone + works.length
  await updateImport(tx, row, { state: 'writing', workDone }, ctx.clock.now())
  return works.length > 0
}

async function writeNextShared(ctx: Context, tx: Tx, row: ImportRow): Promise<boolean> {
  const items = await listUnwrittenItems(tx, row, atOnce)
  await writeShared(ctx, tx, row, items)
  const workDone = Math.min(row.workTotal, row.workDone + items.length)
  await updateImport(tx, row, { workDone }, ctx.clock.now())
  return items.length > 0
}
