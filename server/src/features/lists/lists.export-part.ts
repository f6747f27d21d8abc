import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { sql } from 'kysely'
import { memberOf } from '../../actor.ts'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import type { Handle } from '../../db/transaction.ts'
import { defineExportPart, type ItemOf } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'
import { shownNote, shownTitle } from './lists.visibility.ts'

type ExportedList = ExportDocument['lists'][number]
type ListRow = Omit<ItemOf<ExportedList>, 'entries'> & { id: number }

export const listsExportPart = defineExportPart({
  name: 'lists',
  async *read(handle, userId) {
    const lists = readPages<ListRow>(
      handle,
      (after) => sql`
        select id as key, id, ${shownTitle(memberOf(userId))} as title, description, is_ranked as "isRanked",
          is_private as "isPrivate", audience, tags, time_created as "timeCreated"
        from lists where owner_id = ${userId} and id > ${after}
        order by id limit ${rowsAtOnce}
      `,
    )
    for await (const { id, ...list } of lists) {
      yield { ...list, entries: readEntries(handle, userId, id) }
    }
  },
})

function readEntries(handle: Handle, userId: number, listId: number) {
  return readPages<ItemOf<ExportedList['entries'][number]>>(
    handle,
    (after) => sql`
      select position as key, ${exportedWork}, time_added as "timeAdded",
        ${shownNote(memberOf(userId))} as note
      from list_entries join works on works.id = work_id
      where list_id = ${listId} and position > ${after}
      order by position limit ${rowsAtOnce}
    `,
  )
}
