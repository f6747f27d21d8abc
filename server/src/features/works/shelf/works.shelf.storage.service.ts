import type { Medium } from '@medley/contract/values/medium'
import { type ShelfWork, shelfSource } from '../../../catalogue/shelf/shelf.ts'
import type { Tx } from '../../../db/transaction.ts'
import {
  confirmAdded,
  insertExternalIds,
  type KnownId,
  listKnownIds,
  listNamesakes,
  lockFolding,
  type Namesake,
} from '../duplicates/works.deduplicate.queries.ts'
import { compareCreators, compareWorks } from '../duplicates/works.deduplicate.rules.ts'
import { fillGaps } from '../additions/works.gaps.queries.ts'
import { listStoredShelfIds, listWorksOnShelf, putShelfPlaces } from './works.shelf.queries.ts'
import { upsertWorks } from '../refresh/works.storage.queries.ts'

/**
 * Stores works of the shelf: a stored one gets the shelf's facts, one that another source or a
 * member brought is completed, the others are new. Works of the shelf are never merged with each
 * other; a former id becomes a further id of its work unless another work still has it. `from` is the
 * place of the first of them on the shelf.
 */
export async function storeShelfWorks(
  tx: Tx,
  medium: Medium,
  { works, from }: { works: readonly ShelfWork[]; from: number },
  time: Date,
): Promise<void> {
  if (works.length === 0) return
  await lockFolding(tx, medium)
  const ids = works.flatMap(({ externalId, formerIds }) => [externalId, ...formerIds])
  const stored = await listStoredShelfIds(tx, medium, ids)
  const fresh = works.filter(({ externalId }) => !stored.has(externalId))
  const homes = await findHomes(tx, medium, fresh)
  const own = await upsertWorks(
    tx,
    works.filter((work) => !homes.has(work)),
    time,
  )
  const workIds = new Map(own.map((row) => [row.externalId, row.id]))
  const completed = [...homes].map(([work, id]) => ({ ...work, id }))
  if (completed.length > 0) {
    await confirmAdded(tx, completed)
    await fillGaps(tx, completed)
  }
  const idOf = (work: ShelfWork) => homes.get(work) ?? workIds.get(work.externalId)
  const places = works.flatMap((work, index) => {
    const id = idOf(work)
    return id === undefined ? [] : [{ id, place: from + index }]
  })
  await putShelfPlaces(tx, places)
  const named = works.flatMap((work) => {
    const workId = idOf(work)
    if (workId === undefined) return []
    const shelfIds = [...(homes.has(work) ? [work.externalId] : []), ...work.formerIds]
    const free = shelfIds.filter((id) => !stored.has(id))
    return [...free.map((id) => ({ source: shelfSource, id })), ...work.ids].map((id) => ({
      ...id,
      workId,
    }))
  })
  if (named.length > 0) await insertExternalIds(tx, medium, named)
}

/** The stored works that new works of the shelf already are: by id, or by title and creator. */
async function findHomes(
  tx: Tx,
  medium: Medium,
  works: readonly ShelfWork[],
): Promise<Map<ShelfWork, number>> {
  if (works.length === 0) return new Map()
  const asked = works.flatMap((work) => [ownId(work), ...work.ids])
  const known = groupIds(await listKnownIds(tx, medium, asked))
  const titles = works.map(({ title }) => title)
  const { keys, held } = await listNamesakes(tx, medium, titles)
  const keyOf = new Map(keys.map(({ title, key }) => [title, key]))
  const namesakes = Map.groupBy(held, ({ key }) => key)
  const onShelf = await listWorksOnShelf(
    tx,
    [...known.values()].map(({ workId }) => workId),
  )
  const homes = new Map<ShelfWork, number>()
  const taken = new Set<number>()
  for (const work of works) {
    const own = known.get(keyOfId(ownId(work)))?.workId
    const id =
      own ?? otherHome(work, known, namesakes.get(keyOf.get(work.title) ?? '') ?? [], onShelf)
    if (id === undefined || taken.has(id)) continue
    taken.add(id)
    homes.set(work, id)
  }
  return homes
}

function otherHome(
  work: ShelfWork,
  known: ReadonlyMap<string, KnownId>,
  namesakes: readonly Namesake[],
  onShelf: ReadonlySet<number>,
): number | undefined {
  const byId = work.ids
    .flatMap((id) => known.get(keyOfId(id)) ?? [])
    .find(
      ({ source, creators, workId }) =>
        !onShelf.has(workId) &&
        (source === 'imdb' || compareCreators(creators, work.creators, work.medium) !== 'other'),
    )
  if (byId) return byId.workId
  const others = namesakes.filter(({ sources }) => !sources.includes(shelfSource))
  return others.find((held) => compareWorks(held, work) === 'same')?.id
}

const ownId = ({ externalId }: ShelfWork) => ({ source: shelfSource, id: externalId })
const keyOfId = ({ source, id }: { source: string; id: string }) => `${source} ${id}`
const groupIds = (known: readonly KnownId[]) => new Map(known.map((id) => [keyOfId(id), id]))
