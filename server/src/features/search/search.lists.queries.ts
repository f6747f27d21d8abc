import type { Medium } from '@medley/contract/values/medium'
import { latestEnd } from '../../clock.ts'
import type { Handle } from '../../db/transaction.ts'

interface ListQuery {
  medium: Medium
  term: string
}

/** The sources whose response to a term is newer than `since`, and not of a clock that was ahead. */
export async function listAnswered(
  handle: Handle,
  { medium, term }: ListQuery,
  { since, now }: { since: Date; now: Date },
): Promise<Set<string>> {
  const rows = await handle
    .selectFrom('source_searches')
    .select('source')
    .where('medium', '=', medium)
    .where('term', '=', term)
    .where('time_fetched', '>=', since)
    .where('time_fetched', '<=', latestEnd(now))
    .execute()
  return new Set(rows.map(({ source }) => source))
}

interface Answer extends ListQuery {
  source: string
  workIds: readonly number[]
  time: Date
}

export async function putAnswer(
  handle: Handle,
  { source, medium, term, workIds, time }: Answer,
): Promise<void> {
  const answer = { work_ids: [...workIds], time_fetched: time }
  await handle
    .insertInto('source_searches')
    .values({ source, medium, term, ...answer })
    .onConflict((conflict) => conflict.columns(['source', 'medium', 'term']).doUpdateSet(answer))
    .execute()
}

export async function deleteAnswersBefore(handle: Handle, time: Date): Promise<void> {
  await handle.deleteFrom('source_searches').where('time_fetched', '<', time).execute()
}
