import type { ListMeaning } from '@medley/contract/transfer/import-values'
import type { ExistingReview } from '../../reviews/reviews.import-target.ts'
import type { SharedOutcome } from '../../../ports/import-target.ts'
import type { Item } from '../merge/import-item.ts'
import type { LoadedParts } from './plan-parts.ts'

/** A member's existing data for some works and lists. Planning an item adds its writes. */
export interface ExistingData {
  /** The import that is being written. */
  importId?: number
  reviews: Map<number, ExistingReview[]>
  /** Since when works are engaged or saved. */
  engaged: Map<number, string>
  saved: Map<number, string>
  /** Number of viewings by work and day. */
  viewings?: Map<number, Map<string | null, number>>
  /** How many tracks albums have, as far as it is known. */
  tracks?: ReadonlyMap<number, number>
  parts?: LoadedParts
  /** Existing state of comments, likes and friends. */
  shared?: ReadonlyMap<Item, SharedOutcome>
  /** Mediums with a favorite. */
  favorites?: ReadonlySet<string>
  /** Maps the key of a list in the import to the member's list with the same title, and its works. */
  lists: Map<string, ExistingList>
}

export interface ExistingList {
  id: number | null
  works: Set<number>
  /** Meaning that the member chose; null until they choose, absent where it is clear. */
  as?: ListMeaning | null
}
