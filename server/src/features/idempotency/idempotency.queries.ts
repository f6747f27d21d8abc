import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

interface Lasting {
  /** Keys from this time or earlier have expired. */
  expired: Date
  /** So have keys from after this time, which a clock that was ahead has stored. */
  latest: Date
}

interface KeyName extends Lasting {
  keyHash: Buffer
}

export interface StoredAnswer {
  requestHash: Buffer
  /** JSON; null if this transaction claimed the key. */
  answer: string | null
}

/** The response stored for a key that has not expired. */
export async function findAnswer(
  handle: Handle,
  { keyHash, expired, latest }: KeyName,
): Promise<StoredAnswer | undefined> {
  const { rows } = await sql<StoredAnswer>`
    select request_hash as "requestHash", answer from idempotency_keys
    where key_hash = ${keyHash} and time_created > ${expired} and time_created <= ${latest}
  `.execute(handle)
  return rows[0]
}

interface Claim extends KeyName {
  requestHash: Buffer
  userId: number | null
  time: Date
}

/**
 * Claims a key, or returns its stored response. Waits for another transaction that holds the key.
 * Expired keys are claimed again.
 */
export async function claimKey(tx: Tx, claim: Claim): Promise<StoredAnswer> {
  const isExpired = sql`(idempotency_keys.time_created <= ${claim.expired}::timestamptz
    or idempotency_keys.time_created > ${claim.latest}::timestamptz)`
  const { rows } = await sql<StoredAnswer>`
    insert into idempotency_keys (key_hash, request_hash, user_id, time_created)
    values (${claim.keyHash}, ${claim.requestHash}, ${claim.userId}, ${claim.time})
    on conflict (key_hash) do update set
      request_hash = case when ${isExpired} then excluded.request_hash
        else idempotency_keys.request_hash end,
      answer = case when ${isExpired} then null else idempotency_keys.answer end,
      time_created = case when ${isExpired} then excluded.time_created
        else idempotency_keys.time_created end
    returning request_hash as "requestHash", answer
  `.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('A claimed key was not returned')
  return row
}

export async function updateAnswer(tx: Tx, keyHash: Buffer, answer: string): Promise<void> {
  await tx.updateTable('idempotency_keys').set({ answer }).where('key_hash', '=', keyHash).execute()
}

export async function deleteExpiredKeys(
  handle: Handle,
  { expired, latest }: Lasting,
): Promise<void> {
  await handle
    .deleteFrom('idempotency_keys')
    .where((all) => all.or([all('time_created', '<=', expired), all('time_created', '>', latest)]))
    .execute()
}
