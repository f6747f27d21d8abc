import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { notBlockedBy } from '../blocks/blocks.visibility.ts'

/** The requested range of hits. */
export interface Page {
  offset: number
  limit: number
}

/** The data visible to a search: later works and source responses would shift its pages. */
export interface Horizon {
  newestId: number
  time: Date
}

interface WorkSearch extends Page {
  medium: Medium
  /** As typed. */
  q: string
  /** As sent to sources. */
  term: string
  horizon: Horizon
}

export interface FoundWork {
  id: number
  medium: Medium
  title: string
  posterSource: string | null
  releaseDate: string | null
  creators: string[]
  hasEngaged: boolean
  savedForLater: boolean
  /** The id of the newest work, found or not. */
  newestId: number
}

/**
 * Works of one medium by name. The rank of a hit, best first: the title itself (0, 1 where only an
 * article differs), its beginning (2 up to the end of a word, 3 within one), all words in the
 * title (4) or in title and creators (5), all beginnings of words likewise (6, 7), and with the
 * year (8). Then come works that only a source finds by this term (9), and works that only read alike
 * (10) where there is hardly a hit. Within a rank the better known come first, then those a source
 * found, in its order, then the shorter titles.
 */
export async function searchWorks(
  handle: Handle,
  viewerId: number | null,
  { medium, q, term, horizon, offset, limit }: WorkSearch,
): Promise<FoundWork[]> {
  const { newestId, time } = horizon
  const { rows } = await sql<FoundWork>`
    with asked as materialized (
      select
        key,
        key || chr(1114111) as key_end,
        btrim(fold_text(term)) as folded,
        whole_words_query(term, 'A') as whole_title,
        whole_words_query(term, 'AB') as whole_names,
        words_query(term, 'A') as words_of_title,
        words_query(term, 'AB') as words_of_names,
        words_query(term, 'ABC') as words
      from (select ${q}::text as term, nullif(normalize_title(${q}), '') as key) as given
    ),
    listed as materialized (
      select found.id, min(found.place) as place
      from source_searches, unnest(work_ids) with ordinality as found (id, place)
      where medium = ${medium} and term = ${term} and time_fetched <= ${time}
      group by found.id
    ),
    strict as materialized (
      select hit.id, rank, audience_size, reviewer_count, place, length from (
        select id, char_length(title) as length,
          case when normalized_title = (select key from asked) then 0 else 2 end
          + case when search_vector @@ (select whole_title from asked) then 0 else 1 end as rank
        from works
        where medium = ${medium}
          and normalized_title >= (select key from asked) and normalized_title < (select key_end from asked)
        union all
        select id, char_length(title) as length,
          case
            when search_vector @@ (select whole_title from asked) then 4
            when search_vector @@ (select whole_names from asked) then 5
            when search_vector @@ (select words_of_title from asked) then 6
            when search_vector @@ (select words_of_names from asked) then 7
            else 8
          end as rank
        from works
        where medium = ${medium}
          and search_vector @@ (select words from asked)
          and not (normalized_title >= (select key from asked) and normalized_title < (select key_end from asked))
        union all
        select id, char_length(title), 9
        from works
        where id in (select id from listed)
          and (search_vector @@ (select words from asked)) is not true
          and (
            normalized_title >= (select key from asked) and normalized_title < (select key_end from asked)
          ) is not true
      ) as hit
      join work_counts on work_counts.work_id = hit.id
      left join listed on listed.id = hit.id
      where hit.id <= ${newestId}
      order by rank, audience_size desc, reviewer_count desc, place, length, hit.id
      limit greatest(5, ${offset}::integer + ${limit}::integer)
    ),
    hits as (
      select id, rank, 0 as likeness, audience_size, reviewer_count, place, length from strict
      union all
      select id, 10, likeness, 0, 0, null, 0
      from similar_works(${medium}, (select folded from asked))
      where (select words from asked) is not null
        and (select count(*) from strict) < 5
        and not exists (select from strict where rank < 2)
        and id not in (select id from strict)
        and id <= ${newestId}
    )
    select works.id, medium, title, poster_source as "posterSource", release_date as "releaseDate",
      creators,
      exists (
        select from engagements where user_id = ${viewerId}::integer and work_id = works.id
      ) as "hasEngaged",
      exists (
        select from saved_works where user_id = ${viewerId}::integer and work_id = works.id
      ) as "savedForLater",
      coalesce((select max(id) from works), 0) as "newestId"
    from hits join works on works.id = hits.id
    order by rank, likeness desc, hits.audience_size desc, hits.reviewer_count desc, place,
      length, works.id
    offset ${offset}::integer limit ${limit}::integer`.execute(handle)
  return rows
}

export interface FoundUser {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
}

/**
 * Users by username, first and last name, without those who block the viewer. The username itself
 * comes first, then usernames that begin with the term, then whole words, then beginnings of words.
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
      profile_picture as "profilePicture"
    from hits join users on users.id = hits.id
    where ${notBlockedBy(viewer, 'users.id')}
    order by rank, char_length(users.username), users.id
    offset ${offset}::integer limit ${limit}::integer`.execute(handle)
  return rows
}
