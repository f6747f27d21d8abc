import type { ErrorCode } from '@medley/contract/errors'
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
  routes?: readonly ((ctx: Context) => Route[])[]
  jobs?: readonly AnyJobKind<Context>[]
  /** The tables that this feature alone writes. */
  tables?: readonly string[]
  /** Its tables that name works. */
  holds?: Holds
  /**
   * The error of a call that refers to a row which is gone, by the name of the violated foreign key. Services lock
   * the other users of a call before they write, so a missing user is always the caller, whose account was deleted
   * during the call.
   */
  missingRows?: Readonly<Record<string, ErrorCode>>
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
