import { textsIn } from '@medley/texts/server'
import type { Medium } from '@medley/contract/values/medium'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import { defineNotificationKind } from '../../ports/notification-kind.ts'
import { isOpenTo } from './evenings.visibility.ts'

interface OfEvening {
  eveningId: number
}

/** Both kinds: the latest one of an evening. */
const ofEvening = {
  columns: ({ eveningId }: OfEvening) => ({ evening_id: eveningId }),
  replaces: {
    columns: ['evening_id', 'recipient_id', 'type'],
    where: sql<SqlBool>`evening_id is not null`,
  },
  /** Open to the recipient, and without a choice as long as it is an invitation. */
  isVisibleTo: (recipient: Actor): RawBuilder<SqlBool> => sql<SqlBool>`exists (
    select from evenings where evenings.id = notifications.evening_id and ${isOpenTo(recipient)}
      and (notifications.type = 'evening choice') = (evenings.work_id is not null)
  )`,
} as const

const pathOf = ({ eveningId }: OfEvening) => `/tonight/${eveningId}`

export const eveningInvitationNotification = defineNotificationKind({
  type: 'evening invitation',
  ...ofEvening,
  dataFor: () => sql<OfEvening & { medium: Medium }>`(
    select json_build_object('eveningId', id, 'medium', medium) from evenings
    where evenings.id = notifications.evening_id
  )`,
  present: ({ actor, data }) => ({ user: actor, ...data }),
  letter: {
    sentence: (language, { user }) =>
      textsIn(language).evenings.invitation({ who: displayName(user) }),
    path: pathOf,
  },
})

export const eveningChoiceNotification = defineNotificationKind({
  type: 'evening choice',
  ...ofEvening,
  workId: () => sql<number>`(
    select work_id from evenings where evenings.id = notifications.evening_id
  )`,
  dataFor: () => sql<OfEvening & { isConfirmed: boolean; hasConfirmed: boolean }>`json_build_object(
    'eveningId', notifications.evening_id,
    'isConfirmed', ${hasConfirmed('actor_id')},
    'hasConfirmed', ${hasConfirmed('recipient_id')}
  )`,
  present: ({ actor, work, data }) => ({ user: actor, ...data, work }),
  letter: {
    sentence: (language, { user, work, isConfirmed }) => {
      const texts = textsIn(language).evenings
      return texts[isConfirmed ? 'confirmed' : 'choice']({
        who: displayName(user),
        work: displayTitleOf(work),
      })
    },
    path: pathOf,
  },
})

/** True if a person of the notification has the choice in their diary. */
function hasConfirmed(who: 'actor_id' | 'recipient_id'): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from evening_members where evening_members.evening_id = notifications.evening_id
      and evening_members.user_id = ${sql.ref(`notifications.${who}`)} and viewing_id is not null
  )`
}
