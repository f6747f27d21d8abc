import { textsIn } from '@medley/texts/server'
import { publicPaths } from '@medley/contract/paths'
import { sql, type SqlBool } from 'kysely'
import { defineNotificationKind } from '../../ports/notification-kind.ts'

/** Words of others were removed from a list that the member copied. */
export const changedCopyNotification = defineNotificationKind({
  type: 'copied list changed',
  columns: ({ listId }: { listId: number }) => ({ list_id: listId }),
  replaces: { columns: ['list_id'], where: sql<SqlBool>`type = 'copied list changed'` },
  present: ({ list }) => ({ list }),
  letter: {
    sentence: (language, { list }) =>
      textsIn(language).lists.copiedListChanged({ list: list.title }),
    path: ({ list }) => publicPaths.list(list.owner.username, list.id),
  },
})
