import { AppError } from '../../app-error.ts'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { type Commit, transaction } from '../../db/transaction.ts'
import type { KeyedRequest } from '../../ports/keyed-request.ts'
import {
  claimKey,
  deleteExpiredKeys,
  findAnswer,
  type StoredAnswer,
  updateAnswer,
} from './idempotency.queries.ts'

const retention = 24 * 3_600_000

/**
 * Runs a creating request, or returns the stored response if its key was used within the last 24 hours.
 * Key and response are written in the transaction of the effect, so a request that fails or is killed
 * leaves neither, and a concurrent repetition waits for the first. Throws `idempotency_key_reused` if
 * the key was used for another call or other values.
 */
export async function runOnce(
  ctx: Context,
  request: KeyedRequest,
  run: (commit: Commit) => Promise<unknown>,
): Promise<unknown> {
  const { userId, keyHash, requestHash } = request
  const time = ctx.clock.now()
  const lasting = lastingAt(time)
  const known = await findAnswer(ctx.db, { keyHash, ...lasting })
  if (known) return answerAgain(request, known)
  return run(<T>(work: Parameters<typeof transaction<T>>[1]) =>
    transaction(ctx.db, async (tx) => {
      const stored = await claimKey(tx, { userId, keyHash, requestHash, time, ...lasting })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an earlier run of the same work wrote it
      if (stored.answer !== null) return answerAgain(request, stored) as T
      const answer = await work(tx)
      await updateAnswer(tx, keyHash, JSON.stringify(answer))
      return answer
    }),
  )
}

function answerAgain({ requestHash }: KeyedRequest, stored: StoredAnswer): unknown {
  if (!stored.requestHash.equals(requestHash)) throw new AppError('idempotency_key_reused')
  return JSON.parse(stored.answer ?? 'null')
}

function lastingAt(now: Date): { expired: Date; latest: Date } {
  return { expired: new Date(now.getTime() - retention), latest: latestEnd(now) }
}

/** Removes keys older than 24 hours. */
export async function removeExpiredKeys({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredKeys(db, lastingAt(clock.now()))
}
