import type { Tx } from '../../db/transaction.ts'
import { upsertWelcome } from './welcome.queries.ts'

/** Begins the first steps of a new member, in the transaction that creates the account. */
export async function startWelcome(tx: Tx, userId: number, time: Date): Promise<void> {
  await upsertWelcome(tx, { userId, step: 'works', time })
}
