import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql } from 'kysely'
import type { Version } from '../../../catalogue/web/version.ts'
import type { ExternalId } from '../../../catalogue/work-facts.ts'
import { latestEnd } from '../../../clock.ts'
import type { Handle } from '../../../db/transaction.ts'

export interface RefreshedWork {
  id: number
  medium: Medium
  title: string
  creators: string[]
  releaseDate: string | null
  source: string
  /** The article that the description was taken from. */
  descriptionUrl: string | null
  /** True if only members know it. */
  isAdded: boolean
  /** Its id at every source that has it, its own source first. */
  ids: ExternalId[]
}

/** A column of a row of `works`: its id at every source that has it, its own source first. */
export const idsOfWork: RawBuilder<ExternalId[]> = sql<ExternalId[]>`
  jsonb_build_array(jsonb_build_object('source', works.source, 'id', works.external_id)) || coalesce((
    select jsonb_agg(jsonb_build_object('source', also.source, 'id', also.external_id)
      order by also.source, also.external_id)
    from work_external_ids as also where also.work_id = works.id
  ), '[]')`

export async function findRefreshedWork(
  handle: Handle,
  medium: Medium,
  id: number,
): Promise<RefreshedWork | undefined> {
  const { rows } = await sql<RefreshedWork>`
    select id, medium, title, creators, release_date as "releaseDate", source,
      standing = 'added' as "isAdded", description_url as "descriptionUrl", ${idsOfWork} as ids
    from works where id = ${id} and medium = ${medium}`.execute(handle)
  return rows[0]
}

/** With `isComplete` the details count as fresh; otherwise they are soon refetched. */
export async function recordRefreshEnd(
  handle: Handle,
  workId: number,
  time: Date,
  isComplete: boolean,
): Promise<void> {
  const ended = { time_ended: time, ...(isComplete ? { time_fetched: time } : {}) }
  await handle
    .insertInto('work_refreshes')
    .values({ work_id: workId, ...ended })
    .onConflict((conflict) => conflict.column('work_id').doUpdateSet(ended))
    .execute()
}

/** When the details of a work were requested, when they were complete and when an attempt ended. */
export interface RefreshTimes {
  timeRequested: Date | null
  timeFetched: Date | null
  timeEnded: Date | null
}

export function findRefresh(handle: Handle, workId: number) {
  return handle
    .selectFrom('work_refreshes')
    .select([
      'time_asked as timeRequested',
      'time_fetched as timeFetched',
      'time_ended as timeEnded',
    ])
    .where('work_id', '=', workId)
    .executeTakeFirst()
}

/** The feed version of a work's details; null if unknown. */
export async function findVersion(handle: Handle, workId: number): Promise<Version | null> {
  const row = await handle
    .selectFrom('work_refreshes')
    .select(['feed_url as url', 'feed_etag as etag', 'feed_last_modified as lastModified'])
    .where('work_id', '=', workId)
    .executeTakeFirst()
  return row?.url ? { ...row, url: row.url } : null
}

export async function putVersion(
  handle: Handle,
  workId: number,
  version: Version | null,
  ttlMinutes: number | null,
): Promise<void> {
  const columns = {
    feed_ttl_minutes: ttlMinutes,
    feed_url: version?.url ?? null,
    feed_etag: version?.etag ?? null,
    feed_last_modified: version?.lastModified ?? null,
  }
  await handle
    .insertInto('work_refreshes')
    .values({ work_id: workId, ...columns })
    .onConflict((conflict) => conflict.column('work_id').doUpdateSet(columns))
    .execute()
}

interface Claim {
  medium: Medium
  workId: number
  now: Date
  /** Earlier details are stale. */
  fetchedBefore: Date
  /** Details requested earlier may be requested again. */
  requestedBefore: Date
}

/** A condition: the time is unknown, before another one, or that of a clock that was ahead. */
function isBefore(column: string, time: Date, now: Date) {
  return sql`(${sql.ref(column)} is null or ${sql.ref(column)} < ${time}
    or ${sql.ref(column)} > ${latestEnd(now)})`
}

/** Marks the work's details as requested if they are stale and not recently requested. Returns whether it did. */
export async function claimRefresh(handle: Handle, claim: Claim): Promise<boolean> {
  const { medium, workId, now, fetchedBefore, requestedBefore } = claim
  const { rows } = await sql`
    insert into work_refreshes as known (work_id, time_asked)
    select id, ${now} from works where id = ${workId} and medium = ${medium}
    on conflict (work_id) do update set time_asked = excluded.time_asked
    where ${isBefore('known.time_fetched', fetchedBefore, now)}
      and ${isBefore('known.time_asked', requestedBefore, now)}
    returning work_id`.execute(handle)
  return rows.length > 0
}

/** True if an attempt has ended since the details were last requested. */
export async function hasEndedSinceRequest(handle: Handle, workId: number): Promise<boolean> {
  const known = await findRefresh(handle, workId)
  if (!known?.timeRequested || !known.timeEnded) return false
  return known.timeEnded >= known.timeRequested
}

interface OldClaim {
  /** The source of the works. */
  source: string
  now: Date
  /** Earlier details are stale, unless all sources of the work confirmed them since. */
  fetchedBefore: Date
  requestedBefore: Date
  limit: number
}

/** Claims works of a source whose details are stale and not recently requested, oldest first; marks them as requested. */
export async function claimOldRefreshes(
  handle: Handle,
  { source, now, fetchedBefore, requestedBefore, limit }: OldClaim,
): Promise<{ medium: Medium; id: number }[]> {
  const { rows } = await sql<{ medium: Medium; id: number }>`
    with old as (
      select medium, id from works
      left join work_refreshes as known on known.work_id = works.id
      where works.time_fetched < ${fetchedBefore}
        and ${isBefore('known.time_fetched', fetchedBefore, now)}
        and ${isBefore('known.time_asked', requestedBefore, now)}
        and (
          source = ${source} or exists (
            select from work_external_ids as also
            where also.work_id = works.id and also.source = ${source}
          )
        )
      order by works.time_fetched, id limit ${limit}::integer
    ), claimed as (
      insert into work_refreshes (work_id, time_asked) select id, ${now} from old
      on conflict (work_id) do update set time_asked = excluded.time_asked
    )
    select medium, id from old`.execute(handle)
  return rows
}
