import type { Language } from '@medley/contract/values/languages'
import { publicPaths } from '@medley/contract/paths'
import { sql } from 'kysely'
import { defineNotificationKind } from '../../ports/notification-kind.ts'
import * as german from './years.messages.de.ts'
import * as english from './years.messages.ts'

const textsIn: Record<Language, typeof english.yearNotificationTexts> = {
  en: english.yearNotificationTexts,
  de: german.yearNotificationTexts,
}

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
    sentence: (language, { year }) => textsIn[language].ownYear(year),
    path: ({ year, owner }) => publicPaths.year(owner.username, year),
  },
})
