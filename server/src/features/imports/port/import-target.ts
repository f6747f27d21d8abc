import type { Context } from '../../../context.ts'
import type { Handle, Tx } from '../../../db/transaction.ts'

/** What an import can write; the column `import_writes.kind`. */
export type WriteKind =
  | 'review'
  | 'completion'
  | 'engaged'
  | 'saved'
  | 'unsaved'
  | 'list'
  | 'listEntry'
  | 'favorite'
  | 'profile'

/** One thing that an import wrote or deleted, noted so that it can be reverted. */
export interface Write<State = unknown> {
  kind: WriteKind
  /** The id of the review or list. */
  targetId: number | null
  workId: number | null
  /** Identifies the row of the export that a review comes from. */
  importKey: string | null
  /** As it was written, to tell whether it changed since; JSON. */
  state: State
}

/** A write as it is stored. */
export interface NotedWrite<State = unknown> extends Omit<Write<State>, 'importKey'> {
  id: number
}

/** Why writes were not reverted, by their ids. */
export type KeptReasons = Map<number, string>

/**
 * What an import writes to. Each feature whose rows an import makes implements it once, in its
 * `x.import-target.ts`. All calls run in the caller's transaction and take many things at once.
 */
export interface ImportTarget<Scope, Existing, Thing, State> {
  /** The kinds of its writes, in the order in which they are reverted. */
  kinds: readonly WriteKind[]
  /** What the member already has within the scope. */
  existing(handle: Handle, userId: number, scope: Scope): Promise<Existing>
  /** Writes what does not exist yet; returns a write per thing that is new. */
  write(tx: Tx, userId: number, things: readonly Thing[]): Promise<Write<State>[]>
  /** Reverts writes of one kind that did not change since; returns why the others are kept. */
  revert(
    tx: Tx,
    userId: number,
    writes: readonly NotedWrite<State>[],
    deps: Pick<Context, 'files'>,
  ): Promise<KeptReasons>
}

/** One reason for all writes that are kept. */
export function keptBecause<W extends { id: number }>(
  reason: string,
  writes: readonly W[],
  isKept: (write: W) => boolean,
): KeptReasons {
  return new Map(writes.filter(isKept).map(({ id }) => [id, reason]))
}
