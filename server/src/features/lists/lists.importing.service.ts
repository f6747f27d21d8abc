import type { Medium } from '@medley/contract/medium'
import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/transaction.ts'
import { differenceOf, type PlacedEntry } from './lists.edits.rules.ts'
import { listPlacedEntries, writeDifference } from './lists.entries.queries.ts'
import { listEntriesOfTime } from './lists.importing.queries.ts'
import { lockOwnedList } from './lists.queries.ts'
import { requireOwnList } from './lists.service.ts'

export {
  deleteUnchangedList as removeUnchangedList,
  insertImportedList as importList,
  listListsOfTitles as findListsOfTitles,
} from './lists.importing.queries.ts'

/** Appends the works that a list of the actor's does not hold yet; answers those. */
export async function appendToList(
  tx: Tx,
  actor: Actor,
  listId: number,
  {
    works,
    time,
  }: { works: readonly { id: number; medium: Medium; time?: string | null }[]; time: Date },
): Promise<number[]> {
  const list = requireOwnList(actor, await lockOwnedList(tx, actor, listId))
  const stored = await listPlacedEntries(tx, listId)
  const present = new Set(stored.map(({ workId }) => workId))
  const added: PlacedEntry[] = []
  for (const { id, medium, time: timeAdded } of works) {
    if (present.has(id)) continue
    present.add(id)
    added.push({ workId: id, medium, position: 0, ...(timeAdded ? { timeAdded } : {}) })
  }
  await writeDifference(tx, list, differenceOf(stored, [...stored, ...added]), time)
  return added.map(({ workId }) => workId)
}

/** Takes works out of a list of the actor's that stand in it since the very time given; answers those it keeps. */
export async function removeFromList(
  tx: Tx,
  actor: Actor,
  listId: number,
  entries: readonly { workId: number; time: string }[],
): Promise<number[]> {
  const owned = await lockOwnedList(tx, actor, listId)
  if (!owned) return []
  const list = requireOwnList(actor, owned)
  const stored = await listPlacedEntries(tx, listId)
  const gone = new Set(await listEntriesOfTime(tx, listId, entries))
  const left = stored.filter(({ workId }) => !gone.has(workId))
  // Nothing is added: no time is needed.
  await writeDifference(tx, list, differenceOf(stored, left), new Date(0))
  const asked = new Set(entries.map(({ workId }) => workId))
  return left.map(({ workId }) => workId).filter((id) => asked.has(id))
}
