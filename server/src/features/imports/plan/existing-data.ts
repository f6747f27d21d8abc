import type { Medium } from '@medley/contract/medium'
import type { Handle } from '../../../db/transaction.ts'
import type { Item, StoredList } from './import-item.ts'
import { loadShared } from './plan-shared.ts'
import { targets } from '../targets/targets.ts'
import type { ExistingData } from './existing-types.ts'
import { listShownWorks } from './plan.queries.ts'

/** Includes the mediums of the works that exist. */
export interface LoadedData extends ExistingData {
  mediums: Map<number, Medium>
}

/** A list of an import: its key, and its title here. */
type TitledList = Pick<StoredList, 'key' | 'title' | 'meaning'>

/** Loads the member's existing data for the given works and list titles. */
export async function loadExisting(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
  lists: readonly TitledList[],
  items: readonly Item[] = [],
): Promise<LoadedData> {
  const titles = [...new Set(lists.map(({ title }) => title))]
  const byTitle = await targets.lists.existing(handle, userId, { titles, workIds })
  const works = await listShownWorks(handle, workIds)
  return {
    mediums: new Map([...works.values()].map(({ id, medium }) => [id, medium])),
    reviews: await targets.reviews.existing(handle, userId, workIds),
    engaged: await targets.engagements.existing(handle, userId, workIds),
    saved: await targets.saved.existing(handle, userId, workIds),
    viewings: await targets.viewings.existing(handle, userId, workIds),
    episodes: await targets.entries.existing(handle, userId, workIds),
    shared: await loadShared(handle, userId, items),
    favorites: await targets.favorites.existing(handle, userId),
    lists: new Map(
      lists.map(({ key, title, meaning }) => {
        const { id, works } = byTitle.get(title) ?? { id: null, works: [] }
        const as = meaning ? { as: meaning.as } : {}
        return [key, { id, works: new Set(works), ...as }]
      }),
    ),
  }
}
