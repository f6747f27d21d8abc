import type { ExportPart } from './export-part.ts'
import type { AnyImportTarget, WriteKind } from './import-target.ts'
import type { MergeTarget } from './merge-target.ts'
import type { NotificationKinds } from './notification-kind.ts'
import type { RemovableType, RemovalPart, RemovalTarget } from './removal-target.ts'

/**
 * Tables that name works, with the SQL of the members for whose rows an added work stays: columns of their ids, or a
 * subselect of them. Null if the rows go with the work, or lose its name.
 */
export type Holds = Readonly<Record<string, string | null>>

/** Declarations of features, for notifications, merges, moderation, imports and exports. */
export interface Targets {
  /** By type. */
  notifications: NotificationKinds
  /** Everything that moves with a work, in its order forth and back. */
  merges: readonly MergeTarget[]
  holds: Holds
  /** Everything that an admin can remove. */
  removals: ReadonlyMap<RemovableType, RemovalTarget>
  removalParts: readonly RemovalPart[]
  /** Everything that imports write, by kind, in the order of `writeKinds`. */
  imports: ReadonlyMap<WriteKind, AnyImportTarget>
  /** All parts of an export, in the order of its format. */
  exports: readonly ExportPart[]
}
