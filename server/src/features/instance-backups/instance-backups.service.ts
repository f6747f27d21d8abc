import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { cutText, textBetween } from '@medley/contract/values/text-cuts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { backUpInThread } from '../../instance-backup/back-up-in-thread.ts'
import type { NightlyBackup } from '../../instance-backup/back-up.ts'
import {
  deleteBackupsBefore,
  endBackup,
  findLastBackup,
  type LastBackup,
  startBackup,
} from './instance-backups.queries.ts'
import {
  chooseBackupsToKeep,
  fileNameOf,
  readFileName,
} from './instance-backups.retention.rules.ts'

type BackupContext = Pick<Context, 'db' | 'clock' | 'log' | 'databaseUrl' | 'nightlyBackup'>

/** When the backup was due, and what ends it early. */
interface Night {
  night: Date
  signal: AbortSignal
}

const dayMs = 86_400_000
const tryRetentionDays = 90
const failureLengthMax = 500

/**
 * Writes the backup of a night into the configured folder, and removes those that are no longer kept. One that is
 * there already is left, so that a repeated run makes no second one. Does nothing where no folder is configured.
 *
 * @throws the error for which it failed, which is noted
 */
export async function backUpNight(ctx: BackupContext, { night, signal }: Night): Promise<void> {
  const { nightlyBackup } = ctx
  if (!nightlyBackup) return
  const file = fileNameOf(night, nightlyBackup.passphrase !== undefined)
  try {
    await startBackup(ctx.db, file, ctx.clock.now())
    const bytes = await writeNight(ctx, nightlyBackup, { file, signal })
    await endBackup(ctx.db, file, { timeEnded: ctx.clock.now(), bytes })
  } catch (error) {
    const failure = cutText(textOf(error), failureLengthMax)
    await endBackup(ctx.db, file, { timeEnded: ctx.clock.now(), failure })
    throw error
  }
  await prune(ctx, nightlyBackup)
}

/** Resolves to the size of the file in bytes. */
async function writeNight(
  { databaseUrl, clock }: BackupContext,
  { folder, passphrase, ...keys }: NightlyBackup,
  { file: name, signal }: { file: string; signal: AbortSignal },
): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  const present = await stat(file).catch(() => null)
  if (present) return present.size
  const order = { connectionString: databaseUrl, ...keys, file, passphrase, now: clock.now() }
  return (await backUpInThread(order, signal)).bytes
}

async function prune({ db, clock, log }: BackupContext, { folder }: NightlyBackup): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter(isLeftOver)) await rm(join(folder, name), { force: true })
  const found = names.map(readFileName).filter((one) => one !== null)
  const kept = chooseBackupsToKeep(found)
  for (const { file } of found) {
    if (kept.has(file)) continue
    await rm(join(folder, file), { force: true })
    log.info({ file }, 'An old backup was removed')
  }
  await deleteBackupsBefore(db, new Date(clock.now().getTime() - tryRetentionDays * dayMs))
}

/** True if a killed process left the file. */
function isLeftOver(name: string): boolean {
  return name.endsWith('.part') && readFileName(textBetween(name, 0, -'.part'.length)) !== null
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Returns the state of the backups of the instance; null before the first one. */
export function showLastBackup(handle: Handle): Promise<LastBackup | null> {
  return findLastBackup(handle)
}

export type { LastBackup }
