import { textsIn } from '@medley/texts/server'
import { publicPaths } from '@medley/contract/paths'
import { sql } from 'kysely'
import { defineNotificationKind } from '../../ports/notification-kind.ts'

/** The member's year can be opened. */
export const ownYearNotification = defineNotificationKind({
  type: 'own year',
  columns: ({ year }: { year: number }) => ({ year }),
  dataFor: () => sql<{ year: number; owner: { username: string } }>`(
    select json_build_object(
      'year', notifications.year, 'owner', json_build_object('username', owner.username)
    )
    from users as owner where owner.id = notifications.recipient_id
  )`,
  present: ({ data }) => data,
  letter: {
    sentence: (language, { year }) => textsIn(language).years.yearNotification.ownYear({ year }),
    path: ({ year, owner }) => publicPaths.year(owner.username, year),
  },
})
