import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { StoredWrite } from '../../../ports/import-target.ts'
import { targetOf } from '../targets/targets.ts'
import { settleWrites } from './undo.queries.ts'

/** Reverts unchanged writes of one kind, and stores the reasons for keeping the others. */
export async function revertWrites(
  ctx: Pick<Context, 'events' | 'files'>,
  tx: Tx,
  owner: { userId: number; id: number },
  writes: readonly StoredWrite[],
): Promise<void> {
  const [first] = writes
  if (!first) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each target reads back the states it wrote
  const ofTarget = writes as StoredWrite<never>[]
  const kept = await targetOf(first.kind).revert(tx, owner.userId, ofTarget, ctx)
  await settleWrites(
    tx,
    owner,
    writes.map(({ id }) => ({ id, kept: kept.get(id) ?? null })),
  )
}
