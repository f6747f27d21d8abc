import type {
  Backup,
  BackupFrequency,
  BackupTarget,
  EnteredBackupTarget,
} from '@medley/contract/administration/backups'
import type { Actor } from '../../actor.ts'
import { invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { runBackupJob } from './backups.jobs.ts'
import { sendBackupLetterJob } from './backups.letters.jobs.ts'
import {
  type BackupRow,
  deleteBackup,
  findBackup,
  lockBackup,
  requestRun,
  upsertBackup,
} from './backups.queries.ts'
import { lostBefore } from './backups.run.service.ts'
import { firstRun, isStopped } from './backups.schedule.rules.ts'
import { secretPurpose } from './backups.secret.rules.ts'
import { toBackup } from './backups.view.ts'

/** The actor's backups; off if nothing is set. */
export async function showBackup(ctx: Context, { id: userId }: Actor): Promise<Backup> {
  return present(ctx, await findBackup(ctx.db, userId))
}

interface Entered {
  frequency: BackupFrequency
  target: EnteredBackupTarget
}

/** Stores settings. Throws `validation_error` for a missing secret of a new address or user. */
export async function saveBackup(
  ctx: Context,
  { id: userId }: Actor,
  { frequency, target: entered }: Entered,
): Promise<Backup> {
  return transaction(ctx.db, async (tx) => {
    const known = await lockBackup(tx, userId)
    const { target, secret: given } = withoutSecret(entered)
    const isSame = known !== undefined && isSameTarget(known.target, target)
    const secret =
      given === null
        ? requireStoredSecret(entered, isSame ? known.secret : null)
        : ctx.secretBox.seal(secretPurpose(userId), given)
    const isOn = isSame && known.frequency === frequency && !isStopped(known)
    const timeNext = isOn ? known.timeNext : firstRun(frequency, ctx.clock.now(), Math.random())
    await upsertBackup(tx, userId, { frequency, target, secret, timeNext })
    if (target.kind !== 'mail' && !isSame) await recordTargetChange(ctx, tx, userId)
    return present(ctx, await findBackup(tx, userId))
  })
}

async function recordTargetChange(ctx: Context, tx: Tx, userId: number): Promise<void> {
  await ctx.jobs.enqueue(tx, sendBackupLetterJob, { userId, about: 'changed' })
  await recordEvent(ctx, tx, { kind: 'backup-place-changed', actorId: userId })
}

function withoutSecret(entered: EnteredBackupTarget): {
  target: BackupTarget
  secret: string | null
} {
  if (entered.kind === 'mail') return { target: entered, secret: null }
  if (entered.kind === 'webDav') {
    const { password = null, ...target } = entered
    return { target, secret: password }
  }
  const { secretKey = null, ...target } = entered
  return { target, secret: secretKey }
}

/** A stored secret is sent to no other address than the one that it was entered for. */
function requireStoredSecret({ kind }: EnteredBackupTarget, stored: Buffer | null): Buffer | null {
  if (kind === 'mail') return null
  if (stored) return stored
  throw invalidValue(kind === 'webDav' ? 'target.password' : 'target.secretKey', 'Required')
}

function isSameTarget(known: BackupTarget, given: BackupTarget): boolean {
  if (known.kind === 'webDav' && given.kind === 'webDav') {
    return known.url === given.url && known.username === given.username
  }
  if (known.kind === 's3' && given.kind === 's3') {
    const { endpoint, bucket, keyId } = known
    return endpoint === given.endpoint && bucket === given.bucket && keyId === given.keyId
  }
  return known.kind === given.kind
}

/** Ends the backups and deletes the settings with the secret. */
export async function forgetBackup(ctx: Context, { id: userId }: Actor): Promise<Backup> {
  await deleteBackup(ctx.db, userId)
  return present(ctx, undefined)
}

/** Requests a backup now; changes nothing while one waits or is under way. */
export async function requestBackup(ctx: Context, { id: userId }: Actor): Promise<Backup> {
  return transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const isNew = await requestRun(tx, userId, { now, staleBefore: lostBefore(now) })
    if (isNew) await enqueueRun(ctx, tx, { userId, byHand: true })
    return present(ctx, await findBackup(tx, userId))
  })
}

async function enqueueRun(
  { jobs }: Context,
  tx: Tx,
  run: { userId: number; byHand: boolean },
): Promise<void> {
  await jobs.enqueue(tx, runBackupJob, run, { key: String(run.userId) })
}

function present({ clock }: Context, row: BackupRow | undefined): Backup {
  return toBackup(row, lostBefore(clock.now()))
}
