import type { ImportOutcome } from '@medley/contract/transfer/import-values'
import type { Medium } from '@medley/contract/values/medium'
import type { Handle, Tx } from '../db/transaction.ts'
import type { Events } from '../events.ts'
import type { Files } from '../files/files.ts'

/**
 * Kinds of import writes, the values of `import_writes.kind`, in revert order: comments before their reviews, reviews
 * before their viewings, which are kept with them, and both before the marks that they imply. Shared things are
 * written in this order, too: friendships before the blocks that would prevent them.
 */
export const writeKinds = [
  'comment',
  'like',
  'listLike',
  'friendship',
  'mute',
  'block',
  'hiddenWork',
  'dismissedWork',
  'filterWord',
  'follow',
  // Before what they are about.
  'goal',
  'pinnedReview',
  'publishedYear',
  'profileText',
  'listEntry',
  'list',
  'replacement',
  'review',
  'completion',
  'viewing',
  // Before the entries that only these keep.
  'progress',
  'remark',
  'entryViewing',
  'entryRating',
  'engaged',
  'saved',
  'unsaved',
  'favorite',
  'profile',
] as const
export type WriteKind = (typeof writeKinds)[number]

/** One thing that an import wrote or deleted, recorded so that it can be reverted. */
export interface Write<State = unknown> {
  kind: WriteKind
  /** The id of the review or list. */
  targetId: number | null
  workId: number | null
  /** Identifies the row of the export that a review comes from. */
  importKey: string | null
  /** State as written, to detect later changes; JSON. */
  state: State
}

/** A stored write. */
export interface StoredWrite<State = unknown> extends Omit<Write<State>, 'importKey'> {
  id: number
}

/** Codes of the sentences that say why a write was not reverted. */
export const keptReasons = [
  'changedSince',
  'changedOrReviewed',
  'markedSince',
  'listChangedSince',
  'addedAgain',
] as const
export type KeptReason = (typeof keptReasons)[number]

/** Maps the ids of writes that were not reverted to the reason. */
export type KeptReasons = Map<number, KeptReason>

/**
 * A target of import writes. Each feature whose rows imports create implements it once, in
 * `x.import-target.ts`. All calls run in the caller's transaction and process things in batches.
 */
export interface ImportTarget<
  Scope = unknown,
  Existing = unknown,
  Thing = unknown,
  State = unknown,
> {
  kinds: readonly WriteKind[]
  /** Loads the member's existing data within the scope. */
  existing(handle: Handle, userId: number, scope: Scope): Promise<Existing>
  /** Writes things that do not exist yet; returns a write for each new one. */
  write(tx: Tx, userId: number, things: readonly Thing[]): Promise<Write<State>[]>
  /** Reverts unchanged writes of one kind; returns the reasons for keeping the others. */
  revert(
    tx: Tx,
    userId: number,
    writes: readonly StoredWrite<State>[],
    deps: { files: Files; events: Events },
  ): Promise<KeptReasons>
}

/** A work that a member finished before. */
export interface FinishedWork {
  /** The latest day, month, year or time that is known. */
  last: string | null
}

/**
 * A target of things about a work that depend on none of its reviews, marks and lists, so that it plans them
 * itself: from sources, as the files name them, what the member has of the work, and whether and when they finished it.
 */
export interface PartImportTarget<
  Source = unknown,
  Existing = unknown,
  Thing = unknown,
  State = unknown,
> extends ImportTarget<readonly number[], Map<number, Existing>, Thing, State> {
  /** The name of these things in the items and outcomes of plans. */
  part: string
  /** The outcomes of the sources about one work, and the existing data with those that are new; changes neither. */
  plan(
    sources: readonly Source[],
    known: { existing: Existing | undefined; finished: FinishedWork | null },
  ): { outcomes: ImportOutcome[]; existing: Existing | undefined }
  /** The things to write of sources that are new. */
  collect(
    sources: readonly Source[],
    work: { workId: number; medium: Medium; time: string },
  ): Thing[]
  /** Follows works that the import says were seen, read or heard to the end; returns what changed. */
  finish?(
    tx: Tx,
    userId: number,
    works: readonly { workId: number; time: string }[],
  ): Promise<Write<State>[]>
}

/**
 * Existing state of a comment, like, friend or hidden thing in a file. full: the review or the member has
 * as many as they may. unasked: the other member has sent no request. befriended: there is a friendship or
 * request. absent: no such review, work or member that the member may see;
 * gone: nor will the file bring it.
 */
export type SharedOutcome = 'new' | 'here' | 'full' | 'unasked' | 'befriended' | 'absent' | 'gone'

/** A target of things that belong to no work of the file: comments, likes, friends, what a member hides, goals and profile. */
export interface SharedImportTarget<Thing = unknown, State = unknown> extends ImportTarget<
  readonly Thing[],
  SharedOutcome[],
  Thing,
  State
> {
  /** The kind of these things in files. */
  thing: string
}

export type AnyImportTarget = ImportTarget | PartImportTarget | SharedImportTarget

/** The outcomes, with `full` for the new things beyond the first `free` ones. */
export function withinLimit(outcomes: readonly SharedOutcome[], free: number): SharedOutcome[] {
  let left = free
  return outcomes.map((outcome) => {
    if (outcome !== 'new') return outcome
    left -= 1
    return left < 0 ? 'full' : 'new'
  })
}

/** The writes of rows about other members, with the times by which a revert finds them unchanged. */
export function writesAbout(
  kind: WriteKind,
  rows: readonly { otherId: number; time: Date }[],
): Write<{ time: string }>[] {
  return rows.map(({ otherId, time }) => ({
    kind,
    targetId: otherId,
    workId: null,
    importKey: null,
    state: { time: time.toISOString() },
  }))
}

/** The same reason for every kept write. */
export function keptBecause<W extends { id: number }>(
  reason: KeptReason,
  writes: readonly W[],
  isKept: (write: W) => boolean,
): KeptReasons {
  return new Map(writes.filter(isKept).map(({ id }) => [id, reason]))
}
