import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkRef } from '@medley/contract/values/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { isVisibleWork } from '../works/works.visibility.ts'
import { isVisibleList, shownNote, shownTitle } from './lists.visibility.ts'

/* Columns of a row of `lists`, as a viewer sees it. */

/** The works among the first of the list that the viewer may see, by position. */
export const previewFor = (viewer: Viewer) => sql<WorkRef[]>`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', works.id, 'medium', works.medium, 'title', works.title,
        'posterSource', works.poster_source, 'releaseDate', works.release_date
      )
      order by entry.position
    ),
    '[]'
  )
  from list_entries as entry
  join works on works.id = entry.work_id
  where entry.list_id = lists.id and entry.position <= ${sql.lit(pageSizes.listPreview)}
    and ${isVisibleWork(viewer)}
)`

/** Totals of the visible entries of a list. */
export interface ListContents {
  count: number
  /** Those that the viewer watched, read or listened to; 0 for visitors. */
  engaged: number
  mediums: Medium[]
  hasNotes: boolean
}

export const contentsFor = (viewer: Viewer) => sql<ListContents>`(
  select json_build_object(
    'count', count(*),
    'engaged', ${viewer ? sql`count(mark.work_id)` : sql`0`},
    'mediums', coalesce(json_agg(distinct entry.medium), '[]'),
    'hasNotes', coalesce(bool_or(${shownNote(viewer, 'entry')} is not null), false)
  )
  from list_entries as entry
  join works on works.id = entry.work_id
  ${viewer ? sql`left join engagements as mark on mark.user_id = ${viewer.id} and mark.work_id = works.id` : sql``}
  where entry.list_id = lists.id and ${isVisibleWork(viewer)}
)`

export function isLikedBy(viewer: Viewer): RawBuilder<boolean> {
  if (!viewer) return sql<boolean>`false`
  return sql<boolean>`exists (
    select from list_likes where list_id = lists.id and user_id = ${viewer.id}
  )`
}

/** The list that this one was copied from. */
export interface CopiedFrom {
  id: number
  title: string
  owner: { username: string }
}

/** Null if the viewer may not see it, or if it was the owner's own. */
export const copiedFromFor = (viewer: Viewer) => sql<CopiedFrom | null>`(
  select json_build_object(
    'id', source.id, 'title', ${shownTitle(viewer, 'source')},
    'owner', json_build_object('username', owner.username)
  )
  from lists as source
  join users as owner on owner.id = source.owner_id
  where source.id = lists.copied_from_id and source.owner_id <> lists.owner_id
    and ${isVisibleList(viewer, 'source')}
)`
