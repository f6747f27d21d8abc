import { limits, pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import { type Actor, memberOf, type Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { ownRatingOf, ratingCountsOf, shownScore } from '../ratings/ratings.visibility.ts'
import { idsOfWork } from './refresh/works.refresh.queries.ts'
import { isOwnWork, isVisibleWork, userInfoOf } from './works.visibility.ts'

const columns = [
  'works.id',
  'works.medium',
  'works.title',
  'works.poster_source as posterSource',
  'works.description',
  'works.creators',
  'works.release_date as releaseDate',
  'work_counts.audience_size as audienceSize',
  'work_counts.review_count as reviewCount',
] as const

export type StoredWork = NonNullable<Awaited<ReturnType<typeof findStoredWork>>>

/** Works with their counts. */
function selectStoredWorks(handle: Handle, entriesMax: number = limits.idMax) {
  return handle
    .selectFrom('works')
    .innerJoin('work_counts', 'work_counts.work_id', 'works.id')
    .select(columns)
    .select(shownScore.as('rating'))
    .select(sql<string[]>`works.entries[1:${entriesMax}::integer]`.as('entries'))
}

/** Works visible to the viewer, with their counts, the viewer's marks and their first entries or all. */
export function selectWorks(handle: Handle, viewer: Viewer, entriesMax: number = limits.idMax) {
  return selectStoredWorks(handle, entriesMax)
    .select(userInfoOf(viewer, 'works.id').as('userInfo'))
    .where(isVisibleWork(viewer))
}

const creditsOfWork = sql<WorkDetails['credits']>`(
  select coalesce(
    json_agg(
      json_build_object('contributorId', contributors.id, 'name', credited.name, 'role', credits.role)
      order by credits.role desc, credits.position
    ),
    '[]'
  )
  from credits
  join contributors on contributors.id = credits.contributor_id
  join credited_names(works.creators, works.cast_members) as credited
    on credited.role = credits.role and credited.position = credits.position
  where credits.work_id = works.id
)`

/** The work of this medium and id if the viewer may see it, without the viewer's marks. */
export function findStoredWork(handle: Handle, viewer: Viewer, medium: Medium, id: number) {
  return selectStoredWorks(handle)
    .where('works.id', '=', id)
    .where('works.medium', '=', medium)
    .where('works.merged_into', 'is', null)
    .where(isVisibleWork(viewer))
    .executeTakeFirst()
}

/** A work with the facts that its own page shows, and its first entries or all. */
export function findWorkSeenBy(
  handle: Handle,
  viewer: Viewer,
  work: NamedWork,
  entriesMax?: number,
) {
  return selectSeenWork(handle, viewer, work, entriesMax).executeTakeFirst()
}

/** As `findWorkSeenBy`, with its scores, how many gave each rating, and where its facts come from. */
export function findWorkForPage(handle: Handle, actor: Actor, work: NamedWork) {
  return selectSeenWork(handle, actor, work, pageSizes.workEntries)
    .leftJoin('work_refreshes', 'work_refreshes.work_id', 'works.id')
    .select(scoresFor(actor))
    .select([
      idsOfWork.as('ids'),
      ratingCountsOf('works.id').as('ratingCounts'),
      ownRatingOf(actor, 'works.id').as('ownRating'),
      'work_refreshes.time_asked as timeRequested',
      'work_refreshes.time_fetched as timeFetched',
      'work_refreshes.time_ended as timeEnded',
    ])
    .executeTakeFirst()
}

interface NamedWork {
  medium: Medium
  id: number
}

function selectSeenWork(handle: Handle, viewer: Viewer, work: NamedWork, entriesMax?: number) {
  return selectWorks(handle, viewer, entriesMax)
    .select(sql<number>`cardinality(works.entries)`.as('entryCount'))
    .select([
      'works.standing',
      isOwnWork(viewer).as('isOwn'),
      'works.original_title as originalTitle',
      'works.alternative_titles as alternativeTitles',
      'works.genres',
      'works.countries',
      'works.languages',
      'works.minutes',
      'works.pages',
      'works.series_id as seriesId',
      'works.series_title as seriesTitle',
      'works.series_position as seriesPosition',
      'works.description_url as descriptionUrl',
      creditsOfWork.as('credits'),
    ])
    .where('works.merged_into', 'is', null)
    .where('works.id', '=', work.id)
    .where('works.medium', '=', work.medium)
}

/** In no particular order. */
export function listWorksWithIds(handle: Handle, viewer: Viewer, ids: readonly number[]) {
  return selectWorks(handle, viewer)
    .where('works.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}

/** The work with this id at a data source; the oldest if several sources use the id. */
export async function findByExternalId(handle: Handle, medium: Medium, externalId: string) {
  const { rows } = await sql<{ id: number }>`
    select coalesce(merged_into, id) as id from works
    where medium = ${medium} and external_id = ${externalId} and standing = 'confirmed'
    union
    select work_id from work_external_ids where medium = ${medium} and external_id = ${externalId}
    order by id limit 1`.execute(handle)
  return rows[0]
}

/** A work as a file names it: by its ids by source. */
export interface NamedByIds {
  medium: Medium
  ids: Record<string, string>
}

/**
 * Works that are here by one of their ids at sources and visible to a member, by the index of what names
 * them. A merged work is the one that it was merged into.
 */
export async function findWorkIdsByNames(
  handle: Handle,
  userId: number,
  names: readonly NamedByIds[],
): Promise<Map<number, number>> {
  const named = names.flatMap(({ medium, ids }, index) =>
    Object.entries(ids).map(([source, id]) => ({ index, medium, source, id })),
  )
  const { rows } = await sql<{ index: number; workId: number }>`
    select distinct on (index) index, works.id as "workId"
    from json_to_recordset(${JSON.stringify(named)})
      as given (index integer, medium text, source text, id text)
    cross join lateral (
      select id, merged_into from works
      where medium = given.medium and source = given.source and external_id = given.id
      union
      select known.id, known.merged_into from work_external_ids as further
      join works as known on known.id = further.work_id
      where further.medium = given.medium and further.source = given.source
        and further.external_id = given.id
    ) as found
    join works on works.id = coalesce(found.merged_into, found.id)
    where ${isVisibleWork(memberOf(userId))}
    order by index, works.id
  `.execute(handle)
  return new Map(rows.map(({ index, workId }) => [index, workId]))
}

export function findExternalId(handle: Handle, medium: Medium, id: number) {
  return handle
    .selectFrom('works')
    .select('external_id as externalId')
    .where('id', '=', id)
    .where('medium', '=', medium)
    .executeTakeFirst()
}

interface Score {
  score: number | null
  count: number
}

/**
 * Averages of members' newest ratings and numbers of reviews: of everyone (from the stored counts), of
 * the viewer's unmuted friends, and of the viewer.
 */
export async function findScores(
  handle: Handle,
  viewer: Viewer,
  medium: Medium,
  id: number,
): Promise<{ overall: Score; friends: Score; you: Score } | undefined> {
  return handle
    .selectFrom('work_counts')
    .innerJoin('works', 'works.id', 'work_counts.work_id')
    .where('works.id', '=', id)
    .where('works.medium', '=', medium)
    .where(isVisibleWork(viewer))
    .select(scoresFor(viewer))
    .executeTakeFirst()
}

function scoresFor(viewer: Viewer) {
  const nobody = sql<Score>`json_build_object('score', null, 'count', 0)`
  const overall = sql<Score>`json_build_object(
    'score', ${shownScore}, 'count', work_counts.review_count
  )`
  return [
    overall.as('overall'),
    (viewer ? scoreOf(unmutedFriendIdsOf(viewer)) : nobody).as('friends'),
    (viewer ? scoreOf(sql`(select ${viewer.id}::integer)`) : nobody).as('you'),
  ] as const
}

/** Reads the index once per author: there are few, however many people reviewed the work. */
function scoreOf(authorIds: ReturnType<typeof sql>) {
  return sql<Score>`(
    select json_build_object(
      'score', avg(theirs.newest)::double precision, 'count', coalesce(sum(theirs.number), 0)
    )
    from ${authorIds} as author (id)
    cross join lateral (
      select (array_agg(rating order by time_posted desc, id desc))[1] as newest, count(*) as number
      from reviews where work_id = work_counts.work_id and author_id = author.id
    ) as theirs
  )`
}
