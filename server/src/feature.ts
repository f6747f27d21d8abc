import type { Context } from './context.ts'
import type { Route } from './http/handle.ts'
import type { AnyJobKind } from './jobs/job-kind.ts'
import type { ExportPart } from './ports/export-part.ts'
import type { AnyImportTarget } from './ports/import-target.ts'
import type { MergeTarget } from './ports/merge-target.ts'
import type { NotificationKind } from './ports/notification-kind.ts'
import type { RemovalPart, RemovalTarget } from './ports/removal-target.ts'
import type { Holds } from './ports/targets.ts'

/** Parts that a feature adds to the product: it declares them in `x.feature.ts`, and `features.ts` lists it. */
export interface Feature {
  /** That of its folder. */
  name: string
  routes?: readonly Route[]
  jobs?: readonly AnyJobKind<Context>[]
  /** The tables that this feature alone writes. */
  tables?: readonly string[]
  /** Its tables that name works. */
  holds?: Holds
  /** Its foreign keys to `users` whose missing row is not the caller's, as in others it is. */
  otherUsers?: readonly string[]
  /** Kinds of notifications that arise in it. */
  notifications?: readonly NotificationKind[]
  /** How its rows follow a work that is merged into another, in this order, forth and back. */
  merges?: readonly MergeTarget[]
  /** Its content that admins can remove. */
  removals?: readonly RemovalTarget[]
  /** Its data that belongs to removable content of other features. */
  removalParts?: readonly RemovalPart[]
  /** Its data that imports write. */
  imports?: readonly AnyImportTarget[]
  /** Parts of the data that members export. */
  exports?: readonly ExportPart[]
}
