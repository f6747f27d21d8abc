import { textsIn } from '@medley/texts/server'
import { publicPaths } from '@medley/contract/paths'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { sql, type SqlBool } from 'kysely'
import { defineNotificationKind, type NotificationSubjects } from '../../ports/notification-kind.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import {
  isVisibleRemark,
  notedRemark,
  type NotedRemark,
  workOfNotedRemark,
} from './remarks.visibility.ts'

const ofRemark = {
  columns: ({ remarkId }: { remarkId: number }) => ({ remark_id: remarkId }),
  workId: () => workOfNotedRemark,
  dataFor: () => notedRemark,
  present: ({ actor, work, data }: NotificationSubjects<NotedRemark>) => {
    const { remarkId, ...point } = data
    return { user: actor, remarkId, work, point }
  },
}

const path = ({ work }: { work: CoveredWork }) => `${publicPaths.work(work)}/discussion`

export const remarkReplyNotification = defineNotificationKind({
  type: 'remark reply',
  ...ofRemark,
  isVisibleTo: (recipient) => sql<SqlBool>`exists (
    select from remarks left join remarks as parent on parent.id = remarks.parent_id
    where remarks.id = notifications.remark_id and ${isVisibleRemark(recipient)}
  )`,
  letter: {
    sentence: (language, { user, work }) =>
      textsIn(language).remarks.replied({ who: displayName(user), work: displayTitleOf(work) }),
    path,
  },
})

export const remarkReachedNotification = defineNotificationKind({
  type: 'remark reached',
  ...ofRemark,
  isVisibleTo: ({ id }) => sql<SqlBool>`notifications.actor_id in ${friendIdsOf(id)}`,
  letter: {
    sentence: (language, { user, work }) =>
      textsIn(language).remarks.reached({ who: displayName(user), work: displayTitleOf(work) }),
    path,
  },
})
