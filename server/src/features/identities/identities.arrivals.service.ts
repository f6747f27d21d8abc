import { randomBytes } from 'node:crypto'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  type Arrival,
  deleteArrival,
  deleteExpiredArrivals,
  findArrival,
  insertArrival,
} from './identities.arrivals.queries.ts'

/** Keeps who logged in while they are asked for an address. Returns the token that goes with the answer. */
export async function holdArrival(ctx: Context, arrival: Arrival): Promise<string> {
  const loginToken = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(ctx, loginToken)
  await insertArrival(ctx.db, { ...arrival, tokenHash }, ctx.clock.now())
  return loginToken
}

/** Throws `invalid_token` for one that has expired or is over. */
export async function requireArrival(ctx: Context, loginToken: string): Promise<Arrival> {
  const arrival = await findArrival(ctx.db, hashOf(ctx, loginToken), ctx.clock.now())
  if (!arrival) throw new AppError('invalid_token')
  return arrival
}

export function endArrival(ctx: Context, loginToken: string): Promise<void> {
  return deleteArrival(ctx.db, hashOf(ctx, loginToken))
}

export function removeExpiredArrivals({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteExpiredArrivals(db, clock.now())
}

function hashOf({ tokens }: Pick<Context, 'tokens'>, loginToken: string): Buffer {
  return tokens.hash(JSON.stringify(['provider arrival', loginToken]))
}
