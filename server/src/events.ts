import type { Medium } from '@medley/contract/values/medium'
import type { Actor } from './actor.ts'
import type { EntryListing, ShowStatus } from './catalogue/work-facts.ts'
import type { Tx } from './db/transaction.ts'

interface WorkName {
  id: number
  medium: Medium
}

/** A date before and after, YYYY, YYYY-MM or YYYY-MM-DD; null where none is known. */
interface MovedDate {
  from: string | null
  to: string | null
}

/** The news of the entries of a work. */
export interface EntryNews {
  /** Ids of seasons that are listed for the first time, with or without a date. */
  seasonIds: readonly number[]
  /** Ids of episodes or tracks that are listed for the first time, in the order of the work. */
  partIds: readonly number[]
  /** Seasons and parts whose date is another. */
  moved: readonly (MovedDate & { entryId: number })[]
  /** Ids of parts that are no longer listed; some are deleted. */
  withdrawnIds: readonly number[]
}

/** The news of a work. */
export interface WorkNews extends EntryNews {
  work: WorkName
  /** Null if its date stays. */
  release: MovedDate | null
  /** Null if it stays. */
  showStatus: { from: ShowStatus | null; to: ShowStatus } | null
  time: Date
}

/**
 * The acts with consequences in other features (`subscriptions.ts`). A feature calls them in the transaction
 * of its act, which fails where a consequence does.
 */
export interface Events {
  /** With the token of an invitation, if the account was created by one. */
  accountCreated(
    tx: Tx,
    event: { userId: number; invitation?: string | undefined; time: Date },
  ): Promise<void>
  /** A member's address changed. */
  addressChanged(
    tx: Tx,
    event: { userId: number; from: string; to: string; time: Date },
  ): Promise<void>
  /**
   * A reset proved for the first time who reads mail at the account's address. Whoever made the account may be
   * somebody else, so none of their other ways in may stay.
   */
  addressFirstProven(tx: Tx, event: { userId: number }): Promise<void>
  /** The link of an account with the identity provider ended, or leads to another identity. */
  identityChanged(tx: Tx, event: { userId: number }): Promise<void>
  /** The password was reset, or the account is about to be deleted. */
  sessionsMustEnd(tx: Tx, event: { userId: number }): Promise<void>
  /** An account and all that is of it were deleted. */
  accountDeleted(tx: Tx): Promise<void>
  /** Both members are locked as a pair. */
  memberBlocked(tx: Tx, event: { blockerId: number; blockedId: number }): Promise<void>
  /** A request was approved. */
  friendshipStarted(tx: Tx, event: { memberIds: readonly [number, number] }): Promise<void>
  /** A member wrote reviews by hand; `viewedIn` is the month or year, where the day is not known. */
  reviewsWritten(
    tx: Tx,
    event: {
      author: Actor
      reviews: readonly { id: number; workId: number; medium: Medium }[]
      viewedIn?: string | undefined
      time: Date
    },
  ): Promise<void>
  /** A member changed their review; `viewedIn` is undefined if it stays. */
  reviewChanged(
    tx: Tx,
    event: {
      authorId: number
      reviewId: number
      viewedIn: string | null | undefined
      hasRating: boolean
    },
  ): Promise<void>
  reviewDeleted(tx: Tx, event: { authorId: number }): Promise<void>
  /** Reviews have the dates again that they had before an import. */
  reviewDatesRestored(
    tx: Tx,
    event: { authorId: number; reviewIds: readonly number[] },
  ): Promise<void>
  /** A member wrote a viewing by hand, of a day, month or year if they know it. */
  viewingWritten(
    tx: Tx,
    event: { userId: number; work: WorkName; day: string | null; time: Date },
  ): Promise<void>
  /** A member saw or heard entries of a work. Says whether they finished it with them, or are to be asked. */
  entriesSeen(
    tx: Tx,
    event: {
      userId: number
      workId: number
      entryIds: readonly number[]
      day: string | null
      time: Date
    },
  ): Promise<{ finished: boolean; mayBeFinished: boolean }>
  /** A member finished a work, on a day if they know it. */
  workFinished(
    tx: Tx,
    event: { userId: number; work: WorkName; day: string | null; time: Date },
  ): Promise<void>
  /** A member marked a work as engaged. */
  workEngaged(tx: Tx, event: { userId: number; workId: number; time: Date }): Promise<void>
  /** Works were marked, also as “Not for me”, or no longer are; of all mediums without one. */
  marksChanged(tx: Tx, event: { userId: number; medium?: Medium }): Promise<void>
  /** Sources listed the entries of a work; a partial listing is not all of them. Returns what is new of them. */
  entriesFetched(
    tx: Tx,
    event: { workId: number; listings: readonly EntryListing[]; isPartial: boolean },
  ): Promise<EntryNews>
  /**
   * Sources told something new of a work that they told of before: it, its seasons and episodes have the new facts. Never
   * published when the entries of a work are first listed.
   */
  workRenewed(tx: Tx, event: WorkNews): Promise<void>
  /** A source told what was made from what, of the works that are here. */
  adaptationsFound(
    tx: Tx,
    event: { pairs: readonly { originId: number; adaptationId: number }[] },
  ): Promise<void>
  /** A source or the shelf has two works as one. */
  sameWorkFound(tx: Tx, event: { fromId: number; intoId: number; time: Date }): Promise<void>
}
