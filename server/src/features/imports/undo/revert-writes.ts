import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { StoredWrite } from '../../../ports/import-target.ts'
import { settleWrites } from './undo.queries.ts'

/** Reverts unchanged writes of one kind, and stores the reasons for keeping the others. */
export async function revertWrites(
  ctx: Pick<Context, 'events' | 'files' | 'targets'>,
  tx: Tx,
  owner: { userId: number; id: number },
  writes: readonly StoredWrite[],
): Promise<void> {
  const [first] = writes
  if (!first) return
  const target = ctx.targets.imports.get(first.kind)
  if (!target) throw new Error(`No target writes ${first.kind}`)
  const kept = await target.revert(tx, owner.userId, writes, ctx)
  await settleWrites(
    tx,
    owner,
    writes.map(({ id }) => ({ id, kept: kept.get(id) ?? null })),
  )
}
