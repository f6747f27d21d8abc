import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

/** Of joined rows of `sent_works` and `works`: whose friend, whom they do not block, the other party still is. */
function isBetweenFriends(viewer: Actor, otherColumn: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    ${sql.ref(otherColumn)} in ${friendIdsOf(viewer.id)} and ${noBlockBetween(viewer, otherColumn)}
    and works.merged_into is null and ${isVisibleWork(viewer)}
  )`
}

/**
 * A condition on joined rows of `sent_works` and `works`: the viewer received it from a friend whom they
 * do not mute, and kept it.
 */
export function isReceived(viewer: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    sent_works.recipient_id = ${viewer.id} and not sent_works.is_removed
    and ${notMuted(viewer, 'sent_works.sender_id')}
    and ${isBetweenFriends(viewer, 'sent_works.sender_id')}
  )`
}

/** A condition on joined rows of `sent_works` and `works`: the viewer sent it to someone who is a friend still. */
export function isSent(viewer: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    sent_works.sender_id = ${viewer.id} and ${isBetweenFriends(viewer, 'sent_works.recipient_id')}
  )`
}

/** A column of a joined row of `sent_works`: its note, without one that the viewer's filter words hide. */
export function noteFor(viewer: Actor): RawBuilder<string | null> {
  return sql<string | null>`case
    when sent_works.recipient_id is distinct from ${viewer.id}::integer
      or not has_filter_word(sent_works.recipient_id, sent_works.note)
    then sent_works.note
  end`
}
