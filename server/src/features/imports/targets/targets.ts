import { accountsImportTarget } from '../../accounts/accounts.import-target.ts'
import { blocksImportTarget } from '../../blocks/blocks.import-target.ts'
import { commentsImportTarget } from '../../comments/comments.import-target.ts'
import { entriesImportTarget } from '../../entries/entries.import-target.ts'
import { favoritesImportTarget } from '../../favorites/favorites.import-target.ts'
import { filterWordsImportTarget } from '../../filter-words/filter-words.import-target.ts'
import { friendshipsImportTarget } from '../../friendships/friendships.import-target.ts'
import { listLikesImportTarget, reviewLikesImportTarget } from '../../likes/likes.import-target.ts'
import { listsImportTarget } from '../../lists/lists.import-target.ts'
import { mutesImportTarget } from '../../mutes/mutes.import-target.ts'
import { reviewsImportTarget } from '../../reviews/reviews.import-target.ts'
import {
  engagementsImportTarget,
  savedImportTarget,
} from '../../work-marks/work-marks.import-target.ts'
import {
  dismissedWorksImportTarget,
  hiddenWorksImportTarget,
} from '../../work-sets/work-sets.import-target.ts'
import { viewingsImportTarget } from '../../viewings/viewings.import-target.ts'
import type { ImportTarget, WriteKind } from '../../../ports/import-target.ts'

/**
 * All import targets in revert order: comments before their reviews, reviews before their viewings, which are kept with them, and both
 * before the marks that they imply.
 */
export const targets = {
  comments: commentsImportTarget,
  likes: reviewLikesImportTarget,
  listLikes: listLikesImportTarget,
  friendships: friendshipsImportTarget,
  mutes: mutesImportTarget,
  blocks: blocksImportTarget,
  hiddenWorks: hiddenWorksImportTarget,
  dismissedWorks: dismissedWorksImportTarget,
  filterWords: filterWordsImportTarget,
  lists: listsImportTarget,
  reviews: reviewsImportTarget,
  viewings: viewingsImportTarget,
  entries: entriesImportTarget,
  engagements: engagementsImportTarget,
  saved: savedImportTarget,
  favorites: favoritesImportTarget,
  accounts: accountsImportTarget,
} as const

type AnyTarget = Pick<ImportTarget<never, unknown, never, never>, 'kinds' | 'revert'>

const all: readonly AnyTarget[] = Object.values(targets)

export const kindsInOrderOfRevert: readonly WriteKind[] = all.flatMap(({ kinds }) => kinds)

export function targetOf(kind: WriteKind): AnyTarget {
  const target = all.find(({ kinds }) => kinds.includes(kind))
  if (!target) throw new Error(`No target writes ${kind}`)
  return target
}
