import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Links a viewing to the restored review of it, unless another review was linked meanwhile. */
export async function relinkViewing(tx: Tx, viewingId: number, reviewId: number): Promise<void> {
  await sql`
    update viewings set review_id = ${reviewId} where id = ${viewingId} and review_id is null
  `.execute(tx)
}
