import type { Context } from '../../../context.ts'
import type { Handle } from '../../../db/transaction.ts'
import type { SharedImportTarget, SharedOutcome } from '../../../ports/import-target.ts'
import type { Item, SharedItem } from '../merge/import-item.ts'

interface SharedGroup {
  target: SharedImportTarget
  items: SharedItem[]
}

/** The shared things among some items by their targets, in the order of their writes. */
export function groupShared(
  { targets }: Pick<Context, 'targets'>,
  items: readonly Item[],
): SharedGroup[] {
  const shared = items.filter((item) => item.kind === 'shared')
  const byKind = Map.groupBy(shared, ({ thing }): string => thing.kind)
  return [...targets.imports.values()].flatMap((target): SharedGroup[] => {
    const ones = 'thing' in target ? byKind.get(target.thing) : undefined
    return 'thing' in target && ones ? [{ target, items: ones }] : []
  })
}

/** Loads the existing state of the shared things among some items. */
export async function loadShared(
  ctx: Pick<Context, 'targets'>,
  handle: Handle,
  userId: number,
  items: readonly Item[],
): Promise<Map<Item, SharedOutcome>> {
  const found = new Map<Item, SharedOutcome>()
  for (const { target, items: ones } of groupShared(ctx, items)) {
    const outcomes = await target.existing(handle, userId, ones.map(toThing))
    for (const [index, item] of ones.entries()) found.set(item, outcomes[index] ?? 'absent')
  }
  return found
}

export const toThing = ({ thing }: SharedItem) => thing
