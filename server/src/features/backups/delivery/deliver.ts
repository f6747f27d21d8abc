import type { Language } from '@medley/contract/values/languages'
import type { Context } from '../../../context.ts'
import { MessageRefused } from '../../../mail/mail.ts'
import type { FinishedZip } from '../../exports/exports.writing.service.ts'
import { downloadLetter } from '../backups.mail.ts'
import type { BackupRow, EndedRun } from '../backups.queries.ts'
import { secretPurpose } from '../backups.secret.rules.ts'
import { DeliveryFailed, type Destination } from './destination.ts'
import { openS3Bucket } from './s3-bucket.ts'
import { saveCopy } from './save-copy.ts'
import { openWebDavFolder } from './web-dav.ts'

type DeliveryContext = Pick<Context, 'mail' | 'web' | 'secretBox'>

/** The outcome of a delivery. */
export type Delivered = Pick<EndedRun, 'failure' | 'detail' | 'isPruned'>

export interface Recipient {
  username: string
  email: string
  language: Language
  /** True if the address counts as the member's. */
  isProven: boolean
}

/** Delivers a ZIP where the member wants it. Faults of the network and the server are outcomes. */
export async function deliver(
  ctx: DeliveryContext,
  row: BackupRow,
  { to, zip, signal }: { to: Recipient; zip: FinishedZip; signal: AbortSignal },
): Promise<Delivered> {
  try {
    const { isPruned } = await send(ctx, row, { to, zip, signal })
    return { failure: null, detail: null, isPruned }
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error
    return { failure: error.failure, detail: error.detail, isPruned: true }
  }
}

async function send(
  ctx: DeliveryContext,
  row: BackupRow,
  { to, zip, signal }: { to: Recipient; zip: FinishedZip; signal: AbortSignal },
): Promise<{ isPruned: boolean }> {
  if (row.target.kind === 'mail') {
    if (!to.isProven) throw new DeliveryFailed('unconfirmed')
    await ctx.mail.send(downloadLetter(ctx.mail, to, zip)).catch((error: unknown) => {
      if (error instanceof MessageRefused) throw new DeliveryFailed('mail', null, error)
      throw error
    })
    return { isPruned: true }
  }
  return saveCopy(open(ctx, row, signal), to.username, zip)
}

function open(
  { web, secretBox }: DeliveryContext,
  { target, secret: sealed, userId }: BackupRow,
  signal: AbortSignal,
): Destination {
  const secret = sealed && secretBox.open(secretPurpose(userId), sealed)
  if (secret === null) throw new DeliveryFailed('unreadableSecret')
  if (target.kind === 'webDav') return openWebDavFolder(target, { web, password: secret, signal })
  if (target.kind === 's3') return openS3Bucket(target, { web, secretKey: secret, signal })
  throw new Error('A letter has no destination')
}
