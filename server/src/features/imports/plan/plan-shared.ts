import type { Handle } from '../../../db/transaction.ts'
import type { SharedOutcome } from '../port/import-target.ts'
import { targets } from '../port/targets.ts'
import type { SharedThing } from '../read/record.ts'
import type { Item, SharedItem } from './import-item.ts'

/** The things of one kind, with their items. */
export function sharedOf<K extends SharedThing['kind']>(
  items: readonly Item[],
  kind: K,
): { item: SharedItem; thing: Extract<SharedThing, { kind: K }> }[] {
  return items.flatMap((item) =>
    item.kind === 'shared' && isOf(item.thing, kind) ? [{ item, thing: item.thing }] : [],
  )
}

function isOf<K extends SharedThing['kind']>(
  thing: SharedThing,
  kind: K,
): thing is Extract<SharedThing, { kind: K }> {
  return thing.kind === kind
}

/** What is here of the comments, likes and friends among some items. */
export async function loadShared(
  handle: Handle,
  userId: number,
  items: readonly Item[],
): Promise<Map<Item, SharedOutcome>> {
  const found = new Map<Item, SharedOutcome>()
  const comments = sharedOf(items, 'comment')
  const likes = sharedOf(items, 'like')
  const friends = sharedOf(items, 'friend')
  const parts = [
    [
      comments,
      () =>
        targets.comments.existing(
          handle,
          userId,
          comments.map(({ thing }) => thing),
        ),
    ],
    [
      likes,
      () =>
        targets.likes.existing(
          handle,
          userId,
          likes.map(({ thing }) => thing),
        ),
    ],
    [
      friends,
      () =>
        targets.friendships.existing(
          handle,
          userId,
          friends.map(({ thing }) => thing),
        ),
    ],
  ] as const
  for (const [ones, load] of parts) {
    if (ones.length === 0) continue
    const outcomes = await load()
    for (const [place, { item }] of ones.entries()) found.set(item, outcomes[place] ?? 'absent')
  }
  return found
}
