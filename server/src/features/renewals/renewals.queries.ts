import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import { waitedFor } from './renewals.waiting.queries.ts'

/** A source that can be asked about works of a medium, the most trusted first. */
export interface AskedSource {
  source: string
  medium: Medium
  rank: number
}

export interface PlannedSource extends AskedSource {
  /** It lists the works that changed, so that only those are asked about. */
  listsChanges: boolean
}

/** A common table expression: the works that members wait for, with the source to ask, as `candidate`. */
function candidates(sources: readonly AskedSource[], today: string): RawBuilder<unknown> {
  return sql`
    waited as (${waitedFor(today)}), candidate as (
      select works.id, works.medium, works.release_date, works.show_status, waited.members,
        chosen.source, chosen.external_id
      from waited join works on works.id = waited.work_id
      cross join lateral (
        select own.source, own.external_id from (
          select works.source, works.external_id
          union all
          select also.source, also.external_id from work_external_ids as also
          where also.work_id = works.id
        ) as own
        join json_to_recordset(${JSON.stringify(sources)}) as asked (source text, medium text, rank integer)
          on asked.source = own.source and asked.medium = works.medium
        -- The entries of a work are those of one source.
        order by coalesce(own.source = (
            select listed.source from work_entries as listed
            where listed.work_id = works.id and listed.source is not null and not listed.is_gone
            limit 1
          ), false) desc, asked.rank, own.external_id
        limit 1
      ) as chosen
      where works.merged_into is null and works.standing = 'confirmed'
    )
  `
}

/** The number of works that members wait for, by source and medium. */
export async function countCandidates(
  handle: Handle,
  sources: readonly AskedSource[],
  today: string,
): Promise<{ source: string; medium: Medium; count: number }[]> {
  const { rows } = await sql<{ source: string; medium: Medium; count: number }>`
    with ${candidates(sources, today)}
    select source, medium, count(*)::integer as count from candidate group by source, medium
  `.execute(handle)
  return rows
}

export interface ChangedWork {
  source: string
  medium: Medium
  externalId: string
  time: Date | null
}

interface Plan {
  night: string
  now: Date
  sources: readonly PlannedSource[]
  changed: readonly ChangedWork[]
  limit: number
}

/** Plans a night, unless it is planned: the works that are due, the most waited for first. Returns whether it did. */
export async function insertNight(tx: Tx, plan: Plan): Promise<boolean> {
  const { night, now, sources, changed, limit } = plan
  const { rows } = await sql<{ night: string }>`
    insert into renewal_nights (night, time_planned) values (${night}, ${now})
    on conflict do nothing returning night::text as night
  `.execute(tx)
  if (rows.length === 0) return false
  await sql`
    with ${candidates(sources, night)}, changed as (
      select source, medium, "externalId", max(coalesce(time, 'infinity')) as time
      from json_to_recordset(${JSON.stringify(changed)}) as listed (
        source text, medium text, "externalId" text, time timestamptz
      ) group by 1, 2, 3
    )
    insert into work_renewals (work_id, night, source, external_id, members, state)
    select candidate.id, ${night}, candidate.source, candidate.external_id, candidate.members, 'due'
    from candidate
    join json_to_recordset(${JSON.stringify(sources)}) as asked (source text, medium text, "listsChanges" boolean)
      on asked.source = candidate.source and asked.medium = candidate.medium
    left join work_renewals as earlier on earlier.work_id = candidate.id
    left join work_refreshes as refresh on refresh.work_id = candidate.id
    left join changed on changed.source = candidate.source and changed.medium = candidate.medium
      and changed."externalId" = candidate.external_id
    cross join lateral (
      select greatest(earlier.time_done, refresh.time_fetched) as time
    ) as told
    where told.time is null or earlier.state <> 'done'
      -- A source may answer from an hour ago.
      or changed.time > told.time - interval '1 hour'
      or told.time < ${now}::timestamptz - ${intervalOf(night)}
    order by candidate.members desc, candidate.id limit ${limit}
    on conflict (work_id) do update set
      night = excluded.night, source = excluded.source, external_id = excluded.external_id,
      members = excluded.members, state = 'due', attempts = 0, has_news = false
  `.execute(tx)
  await sql`
    delete from renewal_nights where night < ${night}::date - interval '60 days'
  `.execute(tx)
  return true
}

/** After how long a candidate is asked about whose source lists no change of it; some hours short of whole days. */
const intervalOf = (today: string) => sql`(
  case
    when candidate.medium = 'podcast'
      then greatest(interval '20 hours', refresh.feed_ttl_minutes * interval '1 minute')
    when asked."listsChanges" then interval '30 days'
    when candidate.medium = 'tvShow' and candidate.show_status is distinct from 'ended'
      then interval '44 hours'
    when candidate.release_date between left(${today}, length(candidate.release_date))
      and to_char(${today}::date + interval '14 days', 'YYYY-MM-DD') then interval '20 hours'
    when candidate.release_date >= left(${today}, length(candidate.release_date))
      then interval '164 hours'
    else interval '30 days'
  end
)`

export async function hasNight(handle: Handle, night: string): Promise<boolean> {
  const { rows } = await sql`select from renewal_nights where night = ${night}`.execute(handle)
  return rows.length > 0
}

/** Until when the changes that a source lists are known; undefined before the first time. */
export async function findTimeRead(
  handle: Handle,
  source: string,
  medium: Medium,
): Promise<Date | undefined> {
  const row = await handle
    .selectFrom('source_changes')
    .select('time_read as timeRead')
    .where('source', '=', source)
    .where('medium', '=', medium)
    .executeTakeFirst()
  return row?.timeRead
}

export async function putTimeRead(
  tx: Tx,
  { source, medium }: Pick<AskedSource, 'source' | 'medium'>,
  time: Date,
): Promise<void> {
  await tx
    .insertInto('source_changes')
    .values({ source, medium, time_read: time })
    .onConflict((conflict) =>
      conflict.columns(['source', 'medium']).doUpdateSet({ time_read: time }),
    )
    .execute()
}

export interface DueWork {
  id: number
  medium: Medium
  source: string
  externalId: string
}

interface Wanted {
  night: string
  /** Sources that are left in peace. */
  resting: readonly string[]
  /** Works that were tried just now. */
  tried: readonly number[]
}

/** The next work of a night: least tried, then most waited for. */
export async function findDue(
  handle: Handle,
  { night, resting, tried }: Wanted,
): Promise<DueWork | undefined> {
  const { rows } = await sql<DueWork>`
    select works.id, works.medium, renewal.source, renewal.external_id as "externalId"
    from work_renewals as renewal join works on works.id = renewal.work_id
    where renewal.night = ${night} and renewal.state = 'due'
      and renewal.source <> all(${resting}::text[]) and renewal.work_id <> all(${tried}::integer[])
    order by renewal.attempts, renewal.members desc, renewal.work_id limit 1
  `.execute(handle)
  return rows[0]
}

export async function markDone(tx: Tx, workId: number, time: Date): Promise<void> {
  await tx
    .updateTable('work_renewals')
    .set({ state: 'done', time_done: time })
    .where('work_id', '=', workId)
    .execute()
}

/** Counts an attempt; the last of `attemptsMax` is a failure. */
export async function recordAttempt(tx: Tx, workId: number, attemptsMax: number): Promise<void> {
  await sql`
    update work_renewals set attempts = attempts + 1,
      state = case when attempts + 1 >= ${attemptsMax}::integer then 'failed' else state end
    where work_id = ${workId} and state = 'due'
  `.execute(tx)
}

/** Notes that the renewal under way found something new. */
export async function markNews(tx: Tx, workId: number): Promise<void> {
  await sql`
    update work_renewals set has_news = true where work_id = ${workId} and state = 'due'
  `.execute(tx)
}

/** The works of a night by what became of them. */
export interface NightCounts {
  /** YYYY-MM-DD */
  night: string
  /** Of all. */
  due: number
  done: number
  failed: number
  /** Of those that are done, how many had something new. */
  withNews: number
}

/** The counts of the latest night; undefined before the first. */
export async function findLastNight(handle: Handle): Promise<NightCounts | undefined> {
  const { rows } = await sql<NightCounts>`
    select last.night::text as night, count(renewal.work_id)::integer as due,
      (count(*) filter (where renewal.state = 'done'))::integer as done,
      (count(*) filter (where renewal.state = 'failed'))::integer as failed,
      (count(*) filter (where renewal.has_news))::integer as "withNews"
    from (select night from renewal_nights order by night desc limit 1) as last
    left join work_renewals as renewal on renewal.night = last.night
    group by last.night
  `.execute(handle)
  return rows[0]
}

export async function countDue(handle: Handle, night: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from work_renewals where night = ${night} and state = 'due'
  `.execute(handle)
  return rows[0]?.count ?? 0
}
