import { limits, type SessionLifetime } from '@medley/contract/limits'
import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle } from '../../db/transaction.ts'
import type { ProvidedIdentity } from '../../identity-provider/ask-provider.ts'

/** A member of the identity provider who gave no address there, and is asked for one. */
export interface Arrival {
  identity: ProvidedIdentity
  lifetime: SessionLifetime
  invitation: string | null
}

const lastingMs = limits.secondStepMinutes * 60_000

export async function insertArrival(
  handle: Handle,
  { identity, lifetime, invitation, tokenHash }: Arrival & { tokenHash: Buffer },
  now: Date,
): Promise<void> {
  const timeExpires = new Date(now.getTime() + lastingMs)
  await sql`
    insert into oidc_arrivals (token_hash, identity, lifetime, invitation, time_expires)
    values (${tokenHash}, ${JSON.stringify(identity)}::jsonb, ${lifetime}, ${invitation}, ${timeExpires})
  `.execute(handle)
}

export function findArrival(handle: Handle, tokenHash: Buffer, now: Date) {
  return handle
    .selectFrom('oidc_arrivals')
    .select(['lifetime', 'invitation'])
    .select(sql<ProvidedIdentity>`oidc_arrivals.identity`.as('identity'))
    .where('token_hash', '=', tokenHash)
    .where('time_expires', '>', now)
    .where('time_expires', '<=', latestEnd(now, lastingMs))
    .executeTakeFirst()
}

export async function deleteArrival(handle: Handle, tokenHash: Buffer): Promise<void> {
  await handle.deleteFrom('oidc_arrivals').where('token_hash', '=', tokenHash).execute()
}

/** Deletes those that expire at this time or earlier. */
export async function deleteExpiredArrivals(handle: Handle, now: Date): Promise<void> {
  await sql`
    delete from oidc_arrivals
    where time_expires <= ${now} or time_expires > ${latestEnd(now, lastingMs)}
  `.execute(handle)
}
