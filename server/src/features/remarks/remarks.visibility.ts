import type { NamedEntry } from '@medley/contract/works/entries'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/**
 * A condition on a row of `remarks`, joined with that which it replies to as `parent`: no block or mute hides
 * either author from the viewer, and it has none of the words that the viewer or the author of the remark filters,
 * or is the viewer's own.
 */
export function isVisibleRemark(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    ${isVisibleAuthor(viewer, 'remarks.author_id')}
    and (parent.id is null or ${isVisibleAuthor(viewer, 'parent.author_id')})
    and ${hasNoFilterWord(viewer)}
  )`
}

/** The part of `isVisibleRemark` about an author in `column`. */
export function isVisibleAuthor(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${maySee(viewer, column)} and ${notMuted(viewer, column)})`
}

/** The part of `isVisibleRemark` about the text. */
export function hasNoFilterWord(viewer: Viewer): RawBuilder<SqlBool> {
  const viewerId = viewer?.id ?? null
  return sql<SqlBool>`(remarks.author_id is not distinct from ${viewerId}::integer or not (
    exists (select from filter_words where user_id = ${viewerId}::integer)
    and has_filter_word(${viewerId}::integer, remarks.content)
    or coalesce(
      remarks.author_id <> parent.author_id and has_filter_word(parent.author_id, remarks.content),
      false
    )
  ))`
}

/** A remark and where it is. */
export interface NotedRemark {
  remarkId: number
  entry: NamedEntry | null
  percent: number | null
}

/** A column of a row of `notifications`: its remark, as JSON. */
export const notedRemark = sql<NotedRemark>`(
  select json_build_object(
    'remarkId', remarks.id, 'percent', remarks.share / 100.0,
    'entry', case when entry.id is not null then json_build_object(
      'id', entry.id, 'kind', entry.kind, 'season', entry.season, 'number', entry.number,
      'title', entry.title
    ) end
  )
  from remarks left join work_entries as entry on entry.id = remarks.entry_id
  where remarks.id = notifications.remark_id
)`

/** A column of a row of `notifications`: the work of its remark. */
export const workOfNotedRemark = sql<number>`(
  select work_id from remarks where remarks.id = notifications.remark_id
)`
