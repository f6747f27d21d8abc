import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import { restoreLikes } from '../likes/likes.service.ts'
import { withdraw } from '../notifications/notifications.service.ts'
import { defineRemovalTarget } from '../../ports/removal-target.ts'
import {
  copiedWords,
  listsOf,
  removeCopiedWords,
  restoreCopiedWords,
  withoutWordsOfGone,
} from './lists.copied-words.queries.ts'
import { changedCopyNotification } from './lists.notifications.ts'

const row = z.record(z.string(), z.unknown())
const kept = z.object({
  list: row,
  entries: z.array(row),
  likes: z.array(row).default([]),
  copies: copiedWords.default({ notes: [], titles: [], copyIds: [] }),
})

/** A list with its entries and likes, and the words of it in copies. Its notifications stay deleted. */
export const listsRemovalTarget = defineRemovalTarget({
  type: 'list',
  kept,
  async remove(tx, id) {
    const { rows } = await sql<{
      memberId: number
      summary: string
      kept: Omit<z.output<typeof kept>, 'copies'>
    }>`
      select owner_id as "memberId", left(title, 200) as summary,
        jsonb_build_object(
          'list', to_jsonb(lists),
          'entries', (
            select coalesce(jsonb_agg(to_jsonb(list_entries) order by position), '[]')
            from list_entries where list_id = lists.id
          ),
          'likes', (
            select coalesce(jsonb_agg(to_jsonb(list_likes)), '[]') from list_likes
            where list_id = lists.id
          )
        ) as kept
      from lists where id = ${id} for update
    `.execute(tx)
    const [removed] = rows
    if (!removed) return undefined
    const copies = await removeCopiedWords(tx, id)
    await tx.deleteFrom('lists').where('id', '=', id).execute()
    return { ...removed, kept: { ...removed.kept, copies } }
  },
  async restore(tx, id, { likes, copies, ...kept }) {
    const { list, entries } = await withoutWordsOfGone(tx, kept)
    if (!(await insertListRow(tx, list))) return false
    await sql`
      insert into list_entries overriding system value
      select kept.*
      from jsonb_populate_recordset(null::list_entries, ${JSON.stringify(entries)}) as kept
      where exists (select from works where works.id = kept.work_id)
    `.execute(tx)
    await restoreLikes(tx, 'list', likes)
    await restoreCopiedWords(tx, id, copies)
    const isUnread = sql<SqlBool>`list_id = any(${listsOf(copies)}::integer[]) and not is_read`
    await withdraw(tx, changedCopyNotification, isUnread)
    return true
  },
})

/** The likes are counted as they come back, and the credit goes with a list that is gone. */
async function insertListRow(tx: Tx, list: Record<string, unknown>): Promise<boolean> {
  const source = await tx
    .selectFrom('lists')
    .select('id')
    .where('id', '=', Number(list['copied_from_id'] ?? 0))
    .executeTakeFirst()
  const row = { ...list, like_count: 0, copied_from_id: source?.id ?? null }
  const { numAffectedRows } = await sql`
    insert into lists overriding system value
    select kept.* from jsonb_populate_record(null::lists, ${JSON.stringify(row)}) as kept
    where exists (select from users where users.id = kept.owner_id)
    on conflict do nothing
  `.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
