import { mediums } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { notHiddenBy } from '../work-sets/work-sets.visibility.ts'

/** Reviews of each medium that are counted, newest first: bounds the cost. */
const countedPerMedium = 300

/** Ids of works by the number of members whose reviews since a time the actor may see; imported ones do not count. */
export async function listPopularWorkIds(
  handle: Handle,
  actor: Actor,
  { since, limit }: { since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select recent.work_id as id
    from unnest(${[...mediums]}::text[]) as wanted
    cross join lateral (
      select author_id, work_id, time_posted
      from reviews
      where reviews.medium = wanted and reviews.time_posted > ${since}
        and reviews.is_listed and reviews.import_source is null
        and ${maySee(actor, 'reviews.author_id')} and ${notMuted(actor, 'reviews.author_id')}
        and ${notHiddenBy(actor, 'reviews.work_id')}
      order by time_posted desc, id desc limit ${countedPerMedium}
    ) as recent
    group by recent.work_id
    order by count(distinct recent.author_id) desc, max(recent.time_posted) desc, recent.work_id
    limit ${limit}
  `.execute(handle)
  return rows.map(({ id }) => id)
}
