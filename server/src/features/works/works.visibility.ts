import type { ExportedWork } from '@medley/contract/transfer/export-format'
import type { CoveredWork, UserInfo } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { isSelfOrFriend } from '../friendships/friendships.visibility.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'

/**
 * A condition on a row of `works`: it is visible to the viewer. Added works are visible to the members
 * who brought or use them, to those members' friends unless they are suspended, and to admins; hidden works to admins
 * alone.
 */
export function isVisibleWork(viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`works.standing = 'confirmed'`
  if (viewer.isAdmin) return sql<SqlBool>`true`
  return sql<SqlBool>`(works.standing = 'confirmed' or works.standing = 'added' and exists (
    select from work_additions as addition
    where addition.work_id = works.id
      and ${isSelfOrFriend(viewer, 'addition.user_id')}
      and ${isNotSuspended(viewer, 'addition.user_id')}
  ))`
}

/**
 * A subselect of the works that a member added or uses, and the viewer may not see: a few, read once per statement.
 * Whatever a member marks, views or lists of added works is noted as use of them.
 */
export function hiddenAdditionsOf(viewer: Viewer, userId: number): RawBuilder<number> {
  return sql<number>`(
    select works.id from work_additions as own join works on works.id = own.work_id
    where own.user_id = ${userId} and works.standing = 'added' and not ${isVisibleWork(viewer)}
  )`
}

/** A condition on a row of `works`: the viewer added it, and nobody else brought or uses it. */
export function isOwnWork(viewer: Viewer): RawBuilder<boolean> {
  if (!viewer) return sql<boolean>`false`
  return sql<boolean>`(works.standing = 'added' and works.merged_into is null and coalesce((
    select every(addition.user_id = ${viewer.id}) from work_additions as addition
    where addition.work_id = works.id
  ), false))`
}

/** A work is known by its place on the shelf, or by many members. */
const known = { places: 2000, audience: 50 }

/** The place of a row of `work_counts` among the best known of its medium, from 0; null if it has none. */
export const placeInFame = sql<number | null>`(
  case when audience_size >= ${sql.lit(known.audience)} then 0 else shelf_place end
)`

/** A condition on a row of `work_counts`: the work is among the best known of its medium. */
export const isWellKnown = sql<boolean>`coalesce(${placeInFame} < ${sql.lit(known.places)}, false)`

/**
 * A column with the viewer's own marks on the work in `column` (`works.id`), in wire format; both false
 * for visitors.
 */
export function userInfoOf(viewer: Viewer, column: string): RawBuilder<UserInfo> {
  if (!viewer) return sql<UserInfo>`'{"hasEngaged": false, "savedForLater": false}'::json`
  const work = sql.ref(column)
  return sql<UserInfo>`json_build_object(
    'hasEngaged', exists (
      select from engagements as mark where mark.user_id = ${viewer.id} and mark.work_id = ${work}
    ),
    'savedForLater', exists (
      select from saved_works as mark where mark.user_id = ${viewer.id} and mark.work_id = ${work}
    )
  )`
}

/** A column with the work of a joined row of `works` under an alias, in wire format. */
export function namedWorkOf(alias: string): RawBuilder<CoveredWork> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<CoveredWork>`json_build_object(
    'id', ${column('id')}, 'medium', ${column('medium')}, 'title', ${column('title')},
    'posterSource', ${column('poster_source')}, 'releaseDate', ${column('release_date')},
    'creators', (
      select coalesce(json_agg(json_build_object('name', name)), '[]')
      from unnest(${column('creators')}) as name
    )
  )`
}

/** A column with the work of a joined row of `works`, with everything another Medley instance needs to identify it. */
export const exportedWork = sql<ExportedWork>`
  json_build_object(
    'medium', works.medium, 'title', works.title, 'releaseDate', works.release_date,
    'creators', works.creators, 'source', works.source, 'externalId', works.external_id,
    'ids', coalesce(
      (select json_object_agg(further.source, further.external_id) from (
        select source, min(external_id) as external_id from work_external_ids
        where work_id = works.id and medium = works.medium group by source
      ) as further), '{}')
  ) as work
`

/** The key by which a row of `works` is sorted by title: by the one that the viewer sees. */
export function titleKeyFor(viewer: Viewer): RawBuilder<string> {
  const language = viewer?.titleLanguage ?? 'en'
  if (language === 'en') return sql<string>`works.folded_title`
  return sql<string>`coalesce((
    select fold_text(shown.title) from work_titles as shown
    where shown.work_id = works.id and shown.language = ${language}
  ), works.folded_title)`
}

/** The order of `works` of a series: parts by number, then those without one, then collections such as "1-3". */
export const seriesOrder = sql`
  series_position ~ '^\\d+ ?[-–,]' is true,
  substring(series_position from '^\\d{1,6}(?:\\.\\d{1,3})?')::numeric, release_date, works.id`
