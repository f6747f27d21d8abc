import { LRUCache } from 'lru-cache'
import { windowNames } from '@medley/contract/rate-limits'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { CountedLimit, CountRequest, LimitState } from '../../ports/rate-limiter.ts'
import { countInWindows, deleteEndedWindows } from './rate-limits.queries.ts'

/** Exceeded limits remembered at most. */
const rememberedMax = 10_000
const uncounted: LimitState = { count: 0, timeLeft: 0 }

interface Counted {
  count: number
  timeEnds: Date
}

/**
 * Counts requests in the database, so that limits hold across processes. Each request takes one
 * statement, or none while one of its limits is remembered as exceeded. While the database fails,
 * every request passes.
 */
export function createRequestCounter(
  ctx: Pick<Context, 'primary' | 'clock' | 'log' | 'tokens'>,
): CountRequest {
  const exceeded = new LRUCache<string, Counted>({ max: rememberedMax })
  return async (limits) => {
    const now = ctx.clock.now()
    const named = limits.map((limit) => ({ ...limit, keyHash: keyHashOf(ctx, limit) }))
    const known = named.map(({ keyHash, timeWindow }) =>
      stateOf(exceeded.get(nameOf(keyHash)), now, timeWindow),
    )
    if (known.some(({ timeLeft }) => timeLeft > 0)) return known
    try {
      const windows = named.map(({ keyHash, timeWindow }) => ({
        keyHash,
        end: new Date(now.getTime() + timeWindow),
      }))
      const rows = await countInWindows(ctx.primary, windows, now)
      const counts = new Map(rows.map(({ keyHash, ...counted }) => [nameOf(keyHash), counted]))
      return named.map(({ keyHash, max, timeWindow }) => {
        const counted = counts.get(nameOf(keyHash))
        if (counted && counted.count > max) exceeded.set(nameOf(keyHash), counted)
        return stateOf(counted, now, timeWindow)
      })
    } catch (error) {
      ctx.log.warn({ err: error }, 'A request could not be counted')
      return limits.map(() => uncounted)
    }
  }
}

function keyHashOf({ tokens }: Pick<Context, 'tokens'>, { key, timeWindow }: CountedLimit): Buffer {
  return tokens.hash(JSON.stringify(['rate limit', ...key, timeWindow]))
}

const nameOf = (keyHash: Buffer): string => keyHash.toString('base64')

function stateOf(counted: Counted | undefined, now: Date, timeWindow: number): LimitState {
  if (!counted || counted.timeEnds <= now || counted.timeEnds > latestEnd(now, timeWindow)) {
    return uncounted
  }
  return { count: counted.count, timeLeft: counted.timeEnds.getTime() - now.getTime() }
}

/** Removes the counts of ended windows. */
export async function removeEndedWindows({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteEndedWindows(db, { now, latest: latestEnd(now, Math.max(...windowNames.keys())) })
}
