import { textsIn } from '@medley/texts/server'
import { publicPaths } from '@medley/contract/paths'
import type { RequestStatus } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import { defineNotificationKind, type NotificationSubjects } from '../../ports/notification-kind.ts'
import { requestStatusFor } from './friendships.visibility.ts'

interface Status {
  requestStatus: RequestStatus
}

/** Both kinds: the latest one between two members, with what is between them now. */
const ofFriendship = {
  replaces: {
    columns: ['recipient_id', 'actor_id', 'type'],
    where: sql<SqlBool>`type in ('new friend request', 'accepted friend request')`,
  },
  dataFor: ({ id }: Actor): RawBuilder<Status> => sql<Status>`json_build_object(
    'requestStatus', coalesce((
      select ${requestStatusFor(id)} from friendships
      where lower_id = least(notifications.actor_id, notifications.recipient_id)
        and higher_id = greatest(notifications.actor_id, notifications.recipient_id)
    ), 'none')
  )`,
  present: ({ actor, data }: NotificationSubjects<Status>) => ({ friend: actor, ...data }),
} as const

export const friendRequestNotification = defineNotificationKind({
  type: 'new friend request',
  ...ofFriendship,
  letter: {
    sentence: (language, { friend }) =>
      textsIn(language).friendships.requested({ who: displayName(friend) }),
    path: () => '/notifications',
  },
})

export const approvalNotification = defineNotificationKind({
  type: 'accepted friend request',
  ...ofFriendship,
  letter: {
    sentence: (language, { friend }) =>
      textsIn(language).friendships.accepted({ who: displayName(friend) }),
    path: ({ friend }) => publicPaths.profile(friend.username),
  },
})
