import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import { namedWorkOf } from '../works/works.visibility.ts'

interface NewSuggestion {
  workId: number
  userId: number
  sameAsId: number | null
  comment: string | null
  time: Date
}

/** Returns the id. */
export async function insertSuggestion(
  handle: Handle,
  { workId, userId, sameAsId, comment, time }: NewSuggestion,
): Promise<number> {
  const { id } = await handle
    .insertInto('work_suggestions')
    .values({
      work_id: workId,
      user_id: userId,
      other_id: sameAsId,
      comment,
      time_suggested: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function countSuggestionsOf(
  handle: Handle,
  userId: number,
  { since, until }: { since: Date; until: Date },
): Promise<number> {
  const { count } = await handle
    .selectFrom('work_suggestions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('time_suggested', '>', since)
    .where('time_suggested', '<=', until)
    .executeTakeFirstOrThrow()
  return count
}

export interface SuggestionRow {
  id: number
  work: CoveredWork
  sameAs: CoveredWork | null
  comment: string | null
  username: string
  timeSuggested: Date
}

/** Open suggestions, oldest first. */
export async function listOpenSuggestions(
  handle: Handle,
  { limit, offset }: { limit: number; offset: number },
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select suggestion.id, ${namedWorkOf('work')} as work,
      case when other.id is not null then ${namedWorkOf('other')} end as "sameAs",
      suggestion.comment, users.username::text,
      time_suggested as "timeSuggested"
    from work_suggestions as suggestion
    join works as work on work.id = suggestion.work_id
    left join works as other on other.id = suggestion.other_id
    join users on users.id = suggestion.user_id
    where outcome is null
    order by time_suggested, suggestion.id
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export async function countOpenSuggestions(handle: Handle): Promise<number> {
  const { count } = await handle
    .selectFrom('work_suggestions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * An open suggestion with the works to merge, if it names two, locked until the transaction ends. Of
 * the two an added one is merged into the other.
 */
export async function lockOpenSuggestion(tx: Tx, id: number) {
  const { rows } = await sql<{
    medium: Medium
    workId: number
    otherId: number | null
    isOtherAdded: boolean | null
  }>`
    select works.medium,
      work_id as "workId", other_id as "otherId", other.standing = 'added' as "isOtherAdded"
    from work_suggestions
    join works on works.id = work_id
    left join works as other on other.id = other_id
    where work_suggestions.id = ${id} and outcome is null
    for update of work_suggestions
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { medium, workId, otherId, isOtherAdded } = row
  const [fromId, intoId] = isOtherAdded ? [otherId, workId] : [workId, otherId]
  return { medium, pair: fromId === null || intoId === null ? null : { fromId, intoId } }
}

export async function updateOutcome(
  tx: Tx,
  id: number,
  outcome: 'accepted' | 'dismissed',
  time: Date,
): Promise<void> {
  await tx
    .updateTable('work_suggestions')
    .set({ outcome, time_closed: time })
    .where('id', '=', id)
    .execute()
}
