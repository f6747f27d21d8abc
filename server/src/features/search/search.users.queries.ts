import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { notBlockedBy } from '../blocks/blocks.visibility.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import type { Page } from './search.works.queries.ts'
import { isInAudience } from '../privacy-settings/privacy-settings.visibility.ts'

export interface FoundUser {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  /** All users found. */
  hits: number
}

/**
 * Users by username, first and last name, without those who block the viewer. The username itself
 * comes first, then usernames that begin with the term, then whole words, then beginnings of words;
 * the viewer's friends come first within each.
 */
export async function searchUsers(
  handle: Handle,
  term: string,
  viewer: Viewer,
  { offset, limit }: Page,
): Promise<FoundUser[]> {
  const { rows } = await sql<FoundUser>`
    with asked as materialized (
      select
        key,
        key || chr(1114111) as key_end,
        whole_words_query(${term}, 'AB') as whole_words,
        words_query(${term}, 'AB') as words
      from (select nullif(ltrim(lower(${term}::text), '@ '), '') as key) as given
    ),
    hits as (
      select id,
        case when username_key = (select key from asked) then 0 else 1 end as rank
      from users
      where username_key >= (select key from asked) and username_key < (select key_end from asked)
      union all
      select id,
        case when search_vector @@ (select whole_words from asked) then 2 else 3 end as rank
      from users
      where search_vector @@ (select words from asked)
        and not (
          username_key >= (select key from asked) and username_key < (select key_end from asked)
        )
    )
    select users.id, users.username::text, first_name as "firstName", last_name as "lastName",
      profile_picture as "profilePicture", count(*) over () as hits
    from hits join users on users.id = hits.id
    where ${notBlockedBy(viewer, 'users.id')} and ${isFindable(viewer)}
    order by rank, ${isFriend(viewer)} desc, char_length(users.username), users.id
    offset ${offset}::integer limit ${limit}::integer`.execute(handle)
  return rows
}

/** A condition on a row of `users`: members find everybody, who is then a name and a picture; visitors those who are open to them. */
function isFindable(viewer: Viewer) {
  return viewer ? sql`true` : isInAudience(viewer, 'users.id')
}

function isFriend(viewer: Viewer) {
  return viewer ? sql`(users.id in ${friendIdsOf(viewer.id)})` : sql`(users.id is null)`
}
