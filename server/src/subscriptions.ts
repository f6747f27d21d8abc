import type { Medium } from '@medley/contract/values/medium'
import type { Context } from './context.ts'
import type { Tx } from './db/transaction.ts'
import type { Events } from './events.ts'
import { storeAdaptations } from './features/adaptations/adaptations.service.ts'
import { followAddress } from './features/bulk-email/bulk-email.service.ts'
import { markEngagedInBulk } from './features/work-marks/work-marks.engagements.service.ts'
import { forgetEntriesJob } from './features/entries/entries.jobs.ts'
import { syncEntries } from './features/entries/entries.sync.service.ts'
import { endFriendshipBetween } from './features/friendships/friendships.service.ts'
import {
  clearProgress,
  endProgress,
  followSeenEntries,
} from './features/progress/progress.service.ts'
import { dropIdentity } from './features/identities/identities.service.ts'
import { joinBy } from './features/invitations/invitations.service.ts'
import { mergeProven } from './features/merges/merges.service.ts'
import { notifyOfReached } from './features/remarks/remarks.service.ts'
import { noteNews } from './features/renewals/renewals.service.ts'
import { scheduleRenewal } from './features/recommendations/build/recommendations.scheduling.service.ts'
import { dropPasskeys } from './features/second-factors/second-factors.service.ts'
import { removeSaved } from './features/work-marks/work-marks.saved.service.ts'
import { notifySenders } from './features/sent-works/sent-works.service.ts'
import { endGroupAdmin } from './features/sessions/sessions.group-admins.service.ts'
import { endAllSessions } from './features/sessions/sessions.ending.service.ts'
import { recordFinish } from './features/viewings/viewings.service.ts'
import {
  followReviews,
  releaseViewingsOf,
} from './features/viewings/viewings.of-reviews.service.ts'
import { startWelcome } from './features/welcome/welcome.start.service.ts'
import { forgetWorksJob } from './features/works/works.jobs.ts'

/** The consequences of each event, in their order. */
export function createEvents(ctx: Pick<Context, 'clock' | 'jobs' | 'targets'>): Events {
  const { clock } = ctx
  const events: Events = {
    async accountCreated(tx, { userId, invitation, time }) {
      await startWelcome(tx, userId, time)
      if (invitation !== undefined) await joinBy({ events }, tx, { userId, invitation, time })
    },
    addressChanged: (tx, { userId, ...change }) => followAddress(tx, userId, change),
    async addressFirstProven(tx, { userId }) {
      await dropIdentity({ clock, events }, tx, userId)
      await dropPasskeys(ctx, tx, userId)
    },
    identityChanged: (tx, { userId }) => endGroupAdmin(ctx, tx, userId),
    sessionsMustEnd: (tx, { userId }) => endAllSessions(tx, userId),
    accountDeleted: (tx) => forgetUnheld(ctx, tx),
    memberBlocked: (tx, { blockerId, blockedId }) => endFriendshipBetween(tx, blockerId, blockedId),
    async friendshipStarted(tx, { memberIds }) {
      // Each is a reason for works to the other.
      for (const id of memberIds) await scheduleRenewal(ctx, tx, id)
    },
    async reviewsWritten(tx, { author, reviews, viewedIn, time }) {
      const works = new Map(reviews.map(({ workId: id, medium }) => [id, { id, medium }]))
      await markSeen(tx, author.id, [...works.values()], { time, isWhole: false })
      const ids = reviews.map(({ id }) => id)
      await followReviews(tx, author.id, ids, viewedIn)
      await notifySenders(tx, author, ids, time)
      for (const medium of new Set(reviews.map((one) => one.medium))) {
        await scheduleRenewal(ctx, tx, author.id, medium)
      }
    },
    async reviewChanged(tx, { authorId, reviewId, viewedIn, hasRating }) {
      await followReviews(tx, authorId, [reviewId], viewedIn)
      if (hasRating) await scheduleRenewal(ctx, tx, authorId)
    },
    reviewDeleted: (tx, { authorId }) => scheduleRenewal(ctx, tx, authorId),
    reviewDatesRestored: (tx, { authorId, reviewIds }) =>
      releaseViewingsOf(tx, authorId, reviewIds),
    async viewingWritten(tx, { day, ...viewing }) {
      await endProgress(tx, viewing.userId, viewing.work.id, { day })
      await followViewing(ctx, tx, viewing)
    },
    async entriesSeen(tx, { workId: id, ...seen }) {
      const ending = await followSeenEntries(tx, { workId: id, ...seen })
      await notifyOfReached(tx, { ...seen, workIds: [id] })
      // Only a show ends with an entry.
      if (ending.finished) await finishWork(ctx, tx, { ...seen, work: { id, medium: 'tvShow' } })
      return ending
    },
    workFinished: (tx, finish) => finishWork(ctx, tx, finish),
    workEngaged: (tx, { userId, workId, time }) =>
      notifyOfReached(tx, { userId, workIds: [workId], time }),
    marksChanged: (tx, { userId, medium }) => scheduleRenewal(ctx, tx, userId, medium),
    entriesFetched: syncEntries,
    workRenewed: (tx, { work }) => noteNews(tx, work.id),
    adaptationsFound: (tx, { pairs }) => storeAdaptations(tx, pairs),
    async sameWorkFound(tx, { time, ...pair }) {
      await mergeProven(ctx, tx, pair, time)
    },
  }
  return events
}

/** Enqueues the removal of data that nobody has any more, once an account is gone. */
async function forgetUnheld({ jobs }: Pick<Context, 'jobs'>, tx: Tx): Promise<void> {
  await jobs.enqueue(tx, forgetEntriesJob, {})
  await jobs.enqueue(tx, forgetWorksJob, {})
}

interface WrittenViewing {
  userId: number
  work: { id: number; medium: Medium }
  time: Date
}

async function followViewing(
  ctx: Pick<Context, 'jobs'>,
  tx: Tx,
  { userId, work, time }: WrittenViewing,
): Promise<void> {
  await markSeen(tx, userId, [work], { time, isWhole: true })
  await scheduleRenewal(ctx, tx, userId, work.medium)
}

async function finishWork(
  ctx: Pick<Context, 'jobs'>,
  tx: Tx,
  finish: WrittenViewing & { day: string | null },
): Promise<void> {
  await clearProgress(tx, finish.userId, finish.work.id)
  await recordFinish(tx, finish)
  await followViewing(ctx, tx, finish)
}

/** Marks works engaged and takes them off the saved ones. */
async function markSeen(
  tx: Tx,
  userId: number,
  works: readonly { id: number; medium: Medium }[],
  given: { time: Date; isWhole: boolean },
): Promise<void> {
  await markEngagedInBulk(tx, userId, works, given)
  const ids = works.map(({ id }) => id)
  await removeSaved(tx, userId, ids)
  await notifyOfReached(tx, { userId, workIds: ids, time: given.time })
}
