import { limits } from '@medley/contract/limits'
import { latestEnd } from '../../clock.ts'
import type { Handle } from '../../db/transaction.ts'

const lastingMs = limits.challengeMinutes * 60_000

export interface Challenge {
  challenge: string
  /** null for a login: who logs in is known by the passkey that signs. */
  userId: number | null
  purpose: 'registration' | 'proof' | 'login'
}

export async function insertChallenge(
  handle: Handle,
  { challenge, userId, purpose, timeExpires }: Challenge & { timeExpires: Date },
): Promise<void> {
  await handle
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, purpose, time_expires: timeExpires })
    .execute()
}

/** Uses a challenge up. Returns whether it was one that had not expired. */
export async function deleteChallenge(
  handle: Handle,
  { challenge, userId, purpose }: Challenge,
  now: Date,
): Promise<boolean> {
  const deleted = await handle
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .where('purpose', '=', purpose)
    .returning('time_expires as timeExpires')
    .executeTakeFirst()
  const timeExpires = deleted?.timeExpires ?? now
  return timeExpires > now && timeExpires <= latestEnd(now, lastingMs)
}

/** Deletes challenges that expire at this time or earlier. */
export async function deleteExpiredChallenges(handle: Handle, now: Date): Promise<void> {
  await handle
    .deleteFrom('passkey_challenges')
    .where((all) =>
      all.or([all('time_expires', '<=', now), all('time_expires', '>', latestEnd(now, lastingMs))]),
    )
    .execute()
}
