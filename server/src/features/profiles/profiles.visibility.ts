import type { ProfileTexts } from '@medley/contract/values/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { isInAudience } from '../privacy-settings/privacy-settings.visibility.ts'

/** A column: what the user in the row says about themselves; null if nothing. */
export const ownTexts: RawBuilder<ProfileTexts | null> = sql`(
  select json_build_object('bio', bio, 'link', link, 'place', place, 'pronouns', pronouns)
  from profile_texts where user_id = users.id
)`

/** As `ownTexts`, for those alone whom the user shows more than name and picture. */
export function textsSeenBy(viewer: Viewer): RawBuilder<ProfileTexts | null> {
  return sql`case when ${isInAudience(viewer, 'users.id')} then ${ownTexts} end`
}
