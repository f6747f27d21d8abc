import { textsIn } from '@medley/texts/server'
import { publicPaths } from '@medley/contract/paths'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { sql, type SqlBool } from 'kysely'
import { defineNotificationKind } from '../../ports/notification-kind.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { isReceived, noteFor } from './sent-works.visibility.ts'

const replaces = {
  columns: ['sent_work_id', 'type'],
  where: sql<SqlBool>`sent_work_id is not null`,
} as const

const ofSentWork = sql`from sent_works where sent_works.id = notifications.sent_work_id`

export const sentWorkNotification = defineNotificationKind({
  type: 'sent work',
  columns: ({ sentWorkId }: { sentWorkId: number }) => ({ sent_work_id: sentWorkId }),
  replaces,
  isVisibleTo: (recipient) => sql<SqlBool>`exists (
    select from sent_works join works on works.id = sent_works.work_id
    where sent_works.id = notifications.sent_work_id and ${isReceived(recipient)}
  )`,
  workId: () => sql<number>`(select work_id ${ofSentWork})`,
  dataFor: (recipient) => sql<{ sentWorkId: number; note: string | null }>`(
    select json_build_object('sentWorkId', sent_works.id, 'note', ${noteFor(recipient)}) ${ofSentWork}
  )`,
  present: ({ actor, work, data: { sentWorkId, note } }) => ({
    user: actor,
    sentWorkId,
    work,
    note,
  }),
  letter: {
    sentence: (language, { user, work, note }) =>
      textsIn(language).sentWorks.sentWork({
        who: displayName(user),
        work: displayTitleOf(work),
        note,
      }),
    path: ({ work }) => publicPaths.work(work),
  },
})

export const ratedSentWorkNotification = defineNotificationKind({
  type: 'rated sent work',
  columns: ({ sentWorkId, reviewId }: { sentWorkId: number; reviewId: number }) => ({
    sent_work_id: sentWorkId,
    review_id: reviewId,
  }),
  replaces,
  isVisibleTo: ({ id }) => sql<SqlBool>`notifications.actor_id in ${friendIdsOf(id)}`,
  present: ({ actor, review: { id, rating }, work }) => ({
    user: actor,
    reviewId: id,
    work,
    rating,
  }),
  letter: {
    sentence: (language, { user, work, rating }) =>
      textsIn(language).sentWorks.ratedSentWork({
        who: displayName(user),
        work: displayTitleOf(work),
        rating,
      }),
    path: ({ reviewId }) => publicPaths.review(reviewId),
  },
})
