import type { Context } from '../../context.ts'
import type { ErrorCounts } from '../../load/error-counts.ts'
import { addErrors } from './operations.errors.queries.ts'

const everyMs = 10_000

/** Stores the counted errors; those that the database does not take wait for the next time. */
export async function storeErrors(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  counts: ErrorCounts,
): Promise<void> {
  const errors = counts.take()
  if (errors.length === 0) return
  try {
    await addErrors(db, errors, clock.now())
  } catch {
    // The log has them, and says why the database fails.
    counts.putBack(errors)
  }
}

/** Stores the counted errors every ten seconds, until stopped, and then once more. */
export function startStoringErrors(
  ctx: Pick<Context, 'db' | 'clock'>,
  counts: ErrorCounts,
): () => Promise<void> {
  const timer = setInterval(() => void storeErrors(ctx, counts), everyMs).unref()
  return () => {
    clearInterval(timer)
    return storeErrors(ctx, counts)
  }
}
