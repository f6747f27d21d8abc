import type { Medium } from '@medley/contract/values/medium'
import type { Context } from '../../../context.ts'
import type { Handle } from '../../../db/transaction.ts'
import type { StoredList } from '../merge/import-item.ts'
import {
  engagementsImportTarget,
  savedImportTarget,
} from '../../work-marks/work-marks.import-target.ts'
import { favoritesImportTarget } from '../../favorites/favorites.import-target.ts'
import { listsImportTarget } from '../../lists/lists.import-target.ts'
import { reviewsImportTarget } from '../../reviews/reviews.import-target.ts'
import { viewingsImportTarget } from '../../viewings/viewings.import-target.ts'
import type { ExistingData } from './existing-types.ts'
import { listShownWorks } from './plan.works.queries.ts'
import { type LoadedParts, loadParts } from './plan-parts.ts'

/** Includes the mediums of the works that exist. */
export interface LoadedData extends ExistingData {
  mediums: Map<number, Medium>
  parts: LoadedParts
}

/** A list of an import: its key, and its title here. */
type TitledList = Pick<StoredList, 'key' | 'title' | 'meaning'>

interface Wanted {
  userId: number
  workIds: readonly number[]
  lists: readonly TitledList[]
}

/** Loads the member's existing data for the given works and list titles. */
export async function loadExisting(
  ctx: Pick<Context, 'targets'>,
  handle: Handle,
  { userId, workIds, lists }: Wanted,
): Promise<LoadedData> {
  const titles = [...new Set(lists.map(({ title }) => title))]
  const byTitle = await listsImportTarget.existing(handle, userId, { titles, workIds })
  const works = await listShownWorks(handle, workIds)
  return {
    mediums: new Map([...works.values()].map(({ id, medium }) => [id, medium])),
    reviews: await reviewsImportTarget.existing(handle, userId, workIds),
    engaged: await engagementsImportTarget.existing(handle, userId, workIds),
    saved: await savedImportTarget.existing(handle, userId, workIds),
    viewings: await viewingsImportTarget.existing(handle, userId, workIds),
    tracks: new Map([...works.values()].map(({ id, tracks }) => [id, tracks])),
    parts: await loadParts(ctx, handle, userId, workIds),
    favorites: await favoritesImportTarget.existing(handle, userId),
    lists: new Map(
      lists.map(({ key, title, meaning }) => {
        const { id, works } = byTitle.get(title) ?? { id: null, works: [] }
        const as = meaning ? { as: meaning.as } : {}
        return [key, { id, works: new Set(works), ...as }]
      }),
    ),
  }
}
