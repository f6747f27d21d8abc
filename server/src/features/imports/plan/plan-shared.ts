import type { Handle } from '../../../db/transaction.ts'
import type { ImportTarget, SharedOutcome } from '../../../ports/import-target.ts'
import { targets } from '../targets/targets.ts'
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

/** A thing of a kind. */
type ThingOf<K extends SharedThing['kind']> = Extract<SharedThing, { kind: K }>

type SharedTarget<T> = Pick<
  ImportTarget<readonly T[], SharedOutcome[], T, unknown>,
  'existing' | 'write'
>

/** In the order of their writes. */
export const targetOfKind: { [K in SharedThing['kind']]: SharedTarget<ThingOf<K>> } = {
  comment: targets.comments,
  like: targets.likes,
  listLike: targets.listLikes,
  friend: targets.friendships,
  mute: targets.mutes,
  block: targets.blocks,
  hiddenWork: targets.hiddenWorks,
  dismissedWork: targets.dismissedWorks,
  filterWord: targets.filterWords,
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are the kinds
export const sharedKinds = Object.keys(targetOfKind) as SharedThing['kind'][]

/** Loads the existing state of the shared things among some items. */
export async function loadShared(
  handle: Handle,
  userId: number,
  items: readonly Item[],
): Promise<Map<Item, SharedOutcome>> {
  const found = new Map<Item, SharedOutcome>()
  for (const kind of sharedKinds) await loadKind(handle, userId, { items, kind, found })
  return found
}

async function loadKind<K extends SharedThing['kind']>(
  handle: Handle,
  userId: number,
  { items, kind, found }: { items: readonly Item[]; kind: K; found: Map<Item, SharedOutcome> },
): Promise<void> {
  const ones = sharedOf(items, kind)
  if (ones.length === 0) return
  const things = ones.map(({ thing }) => thing)
  const outcomes = await targetOfKind[kind].existing(handle, userId, things)
  for (const [index, { item }] of ones.entries()) found.set(item, outcomes[index] ?? 'absent')
}
