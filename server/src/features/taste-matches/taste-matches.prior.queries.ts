import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { type Differences, type TastePrior, usualTastePrior } from './taste-matches.rules.ts'

export async function findTastePrior(handle: Handle): Promise<TastePrior> {
  const row = await handle
    .selectFrom('taste_priors')
    .select(['difference', 'weight', 'deviation'])
    .executeTakeFirst()
  return row ?? usualTastePrior
}

export async function putTastePrior(
  handle: Handle,
  { pairs, time, ...prior }: TastePrior & { pairs: number; time: Date },
): Promise<void> {
  const values = { ...prior, pair_count: pairs, time_estimated: time }
  await handle
    .insertInto('taste_priors')
    .values(values)
    .onConflict((conflict) => conflict.column('is_current').doUpdateSet(values))
    .execute()
}

const sampleMax = 300
/** Members with fewer ratings have hardly any works in common. */
const ratingsMin = 10

/** Pairs of a random sample of members with three or more works in common; ratings of listed works only. */
export async function samplePairs(handle: Handle, worksNeeded: number): Promise<Differences[]> {
  const { rows } = await sql<Differences>`
    with sampled as materialized (
      select author_id as id from reviews where is_listed
      group by author_id having count(*) >= ${ratingsMin}
      order by random() limit ${sampleMax}
    ), newest as materialized (
      select distinct on (author_id, work_id) author_id, work_id, rating
      from reviews where author_id in (select id from sampled) and is_listed
      order by author_id, work_id, time_posted desc, id desc
    )
    select count(*) as works, sum(abs(one.rating - other.rating)) as sum,
      sum((one.rating - other.rating) * (one.rating - other.rating)) as squares
    from newest as one
    join newest as other on other.work_id = one.work_id and other.author_id > one.author_id
    group by one.author_id, other.author_id having count(*) >= ${worksNeeded}
  `.execute(handle)
  return rows
}
