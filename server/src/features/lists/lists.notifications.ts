import type { Language } from '@medley/contract/values/languages'
import { publicPaths } from '@medley/contract/paths'
import { sql, type SqlBool } from 'kysely'
import { defineNotificationKind } from '../../ports/notification-kind.ts'
import * as german from './lists.messages.de.ts'
import * as english from './lists.messages.ts'

const textsIn: Record<Language, typeof english.listNotificationTexts> = {
  en: english.listNotificationTexts,
  de: german.listNotificationTexts,
}

/** Words of others were removed from a list that the member copied. */
export const changedCopyNotification = defineNotificationKind({
  type: 'copied list changed',
  columns: ({ listId }: { listId: number }) => ({ list_id: listId }),
  replaces: { columns: ['list_id'], where: sql<SqlBool>`type = 'copied list changed'` },
  present: ({ list }) => ({ list }),
  letter: {
    sentence: (language, { list }) => textsIn[language].copiedListChanged(list.title),
    path: ({ list }) => publicPaths.list(list.owner.username, list.id),
  },
})
