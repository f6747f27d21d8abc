import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'
import type { Holds } from '../../../ports/targets.ts'

/** A condition on a row of `works`: the member holds it; any member without one. */
function isHeld(holds: Holds, userId?: number): RawBuilder<SqlBool> {
  const held = Object.entries(holds).flatMap(([table, members]) => {
    if (members === null) return []
    const isOwn = userId === undefined ? sql`` : sql`and ${userId} in (${sql.raw(members)})`
    return sql`exists (select from ${sql.table(table)} where work_id = works.id ${isOwn})`
  })
  return sql<SqlBool>`(${sql.join(held, sql` or `)})`
}

/** Takes the member off added works of which they hold nothing more. */
export async function deleteIdleAdditions(
  tx: Tx,
  holds: Holds,
  userId: number,
  workIds: readonly number[],
): Promise<void> {
  await sql`
    with idle as (
      select id from works
      where id = any(${workIds}::integer[]) and standing = 'added' and not ${isHeld(holds, userId)}
    ), unclaimed as (
      delete from claimed_ids where user_id = ${userId} and work_id in (select id from idle)
    )
    delete from work_additions where user_id = ${userId} and work_id in (select id from idle)
  `.execute(tx)
}

/** A condition on a row of `works`: members added it, and none of them has anything of it any more. */
const isAbandoned = (holds: Holds) => sql<SqlBool>`(
  works.standing = 'added'
  and not exists (select from work_additions where work_id = works.id)
  and not exists (select from works as merged where merged.merged_into = works.id)
  and not ${isHeld(holds)}
)`

/** Ids of added works that no member holds, in their order. */
export async function listAbandonedWorks(
  handle: Handle,
  holds: Holds,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from works where id > ${afterId} and ${isAbandoned(holds)} order by id limit ${limit}
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** Deletes those of some added works that no member holds, and the names and words that only they had; returns how many. */
export async function deleteAbandonedWorks(
  tx: Tx,
  holds: Holds,
  workIds: readonly number[],
): Promise<number> {
  const { rows: credited } = await sql<{ id: number }>`
    select distinct contributor_id as id from credits where work_id = any(${workIds}::integer[])
  `.execute(tx)
  const { rows: deleted } = await sql<{ words: string[] | null }>`
    delete from works where id = any(${workIds}::integer[]) and ${isAbandoned(holds)}
    returning tsvector_to_array(search_vector) as words
  `.execute(tx)
  if (deleted.length === 0) return 0
  await sql`
    delete from contributors
    where id = any(${credited.map(({ id }) => id)}::integer[])
      and not exists (select from credits where contributor_id = contributors.id)
  `.execute(tx)
  await sql`
    delete from search_words
    where word = any(${[...new Set(deleted.flatMap(({ words }) => words ?? []))]}::text[])
      and not exists (
        select from works where search_vector @@ quote_literal(search_words.word)::tsquery
      )
  `.execute(tx)
  return deleted.length
}
