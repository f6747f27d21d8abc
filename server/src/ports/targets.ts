import type { MergeTarget } from './merge-target.ts'
import type { RemovableType, RemovalPart, RemovalTarget } from './removal-target.ts'

/** The targets that merges and moderation work on. */
export interface Targets {
  /** Everything that moves with a work, in its order forth and back. */
  merges: readonly MergeTarget[]
  /** Everything that an admin can remove. */
  removals: ReadonlyMap<RemovableType, RemovalTarget>
  removalParts: readonly RemovalPart[]
}
