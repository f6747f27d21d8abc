import { type Medium, mediums as allMediums } from '@medley/contract/values/medium'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { ExternalId } from '../../catalogue/work-facts.ts'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleWork, isWellKnown } from '../works/works.visibility.ts'

/** The requested range of hits in each medium. */
export interface Page {
  offset: number
  limit: number
}

/** The data visible to a search: later works and source responses would shift its pages. */
export interface Horizon {
  newestId: number
  time: Date
}

export interface WorkSearch extends Page {
  /** The mediums whose hits are wanted. Of the others only the first hit comes, with the count. */
  mediums: readonly Medium[]
  horizon: Horizon
}

interface TypedSearch extends WorkSearch {
  /** As typed, followed by other spellings of the same. */
  forms: readonly string[]
  /** Names of creators that may be meant by the whole text. */
  names: readonly string[]
  /** As sent to sources. */
  term: string
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
  /** Among the best known of its medium. */
  isKnown: boolean
  /** How well the name matches; lower is better. */
  rank: number
  /** The place among the hits of its medium, from 1. */
  place: number
  /** The hits in its medium. */
  hits: number
  /** Those by more than year and cast. */
  namedHits: number
  /** The id of the newest work, found or not. */
  newestId: number
}

/** The most hits that one or two letters have in a medium. */
const shortHitsMax = 100
/** How many hits a search looks at in a medium; only the best of them are put in order of fame. */
interface Depth {
  /** By words in the names. */
  words: number
  hits: number
}

/** Of the mediums that are asked for: all that their pages can show, so that each page goes on where the last ended. */
const fullDepth: Depth = { words: 1000, hits: 500 }
/** Of mediums that are only counted. */
const briefDepth: Depth = { words: 250, hits: 150 }

/**
 * Works by name, medium by medium. The rank of a hit, best first: the title itself (0), the same
 * without regard to articles, an alternative title or all of a creator's name (1), the beginning of either (2 up to the end of a
 * word, 3 within one), all words in a title (4) or in title and creators (5), all beginnings of words
 * likewise (6, 7), and with year and cast (8). Then come works that only a source finds by this term
 * (9). Within a rank the better known come first, then those a source found, in its order, then
 * those of the shelf in order of fame, then those that were here first.
 */
export async function searchWorks(
  handle: Handle,
  viewer: Viewer,
  { forms, names, term, ...search }: TypedSearch,
): Promise<FoundWork[]> {
  const { time } = search.horizon
  const { rows } = await sql<FoundWork>`
    with form as materialized (
      select text, key,
        -- One or two letters begin too many titles (see firstKnown), but not two signs of Chinese or Korean.
        key || chr(case when char_length(key) > 2 or octet_length(key) > 5 then 1114111 else 1 end) as key_end
      from ${textsOf(forms)} as given (text),
        lateral (select nullif(normalize_title(text), '') as key) as named
    ),
    asked as materialized (
      select
        ${anyForm(sql`whole_words_query(text, 'A')`)} as whole_title,
        ${anyForm(sql`whole_words_query(text, 'AB')`)} as whole_names,
        ${anyForm(sql`distinctive_words_query(text, 'A')`)} as words_of_title,
        ${anyForm(sql`distinctive_words_query(text, 'AB')`)} as words_of_names,
        ${anyForm(sql`distinctive_words_query(text, 'ABCD')`)} as words
      from form
    ),
    listed as materialized (
      select found.id, min(found.place) as place
      from source_searches, unnest(work_ids) with ordinality as found (id, place)
      where medium = any(${allMediums}::text[]) and term = ${term} and time_fetched <= ${time}
      group by found.id
    ),
    named as (
      ${hitsByTitle}
      union all
      ${firstKnown(1)}
      union all
      ${firstKnown(2)}
      union all
      ${hitsByCreator(names)}
      union all
      ${hitsByWords(search.mediums)}
      ${isUnspaced(forms) ? hitsInside : sql``}
      union all
      select works.id, medium, 9 from listed join works on works.id = listed.id
    )
    ${selectHits(sql`named`, sql`listed`, viewer, search)}`.execute(handle)
  return rows
}

const textsMax = 5

/**
 * A few texts as rows. Their number is hidden from the planner: it would plan each search anew for the number
 * that it knows, which takes as long as the search.
 */
const textsOf = (texts: readonly string[]) =>
  sql`(select value from json_array_elements_text(${JSON.stringify(texts)}::json) limit ${sql.lit(textsMax)})`

/** One query of words for all forms. */
const anyForm = (query: RawBuilder<unknown>) =>
  sql`string_agg('(' || ${query}::text || ')', ' | ')::tsquery`

const rankOfTitle = sql`
  case when normalized_title = key then 0 else 2 end
  + case when search_vector @@ (select whole_title from asked) then 0 else 1 end`

/** Hits by title and alternative title, or by the beginning of one. */
const hitsByTitle = sql`
  select id, medium, ${rankOfTitle} as rank
  from form join works on normalized_title >= key and normalized_title < key_end
  where medium = any(${allMediums}::text[])
  union all
  select works.id, works.medium,
    case
      when search_titles.normalized_title = key then 1
      when search_vector @@ (select whole_title from asked) then 2
      else 3
    end
  from form
  join search_titles
    on search_titles.normalized_title >= key and search_titles.normalized_title < key_end
  join works on works.id = work_id
  where search_titles.medium = any(${allMediums}::text[])`

/** Works of creators with one of these names. */
const hitsByCreator = (names: readonly string[]) => sql`
  select works.id, works.medium, 1
  from ${textsOf(names)} as given (meant)
  join contributors on name_key = contributor_key(meant)
  join credits on contributor_id = contributors.id and role = 'creator'
  join works on works.id = credits.work_id`

/** Works whose search vector matches a query, of each medium up to its depth. */
function ofEachMedium(asked: readonly Medium[], query: RawBuilder<unknown>): RawBuilder<unknown> {
  const others = allMediums.filter((medium) => !asked.includes(medium))
  return sql`(
    ${ofMediums(asked, query, fullDepth.words)}
    union all
    ${ofMediums(others, query, briefDepth.words)}
  )`
}

function ofMediums(
  mediums: readonly Medium[],
  query: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  return sql`
    select hit.* from unnest(${mediums}::text[]) as one (name)
    cross join lateral (
      select id, medium, search_vector from works
      where search_vector @@ (${query} && quote_literal(':' || one.name)::tsquery)
      limit ${limit}
    ) as hit`
}

/** Hits by words of the names. */
const hitsByWords = (mediums: readonly Medium[]) => sql`
  select id, medium,
    case
      when search_vector @@ (select whole_title from asked) then 4
      when search_vector @@ (select whole_names from asked) then 5
      when search_vector @@ (select words_of_title from asked) then 6
      when search_vector @@ (select words_of_names from asked) then 7
      else 8
    end
  from ${ofEachMedium(mediums, sql`(select words from asked)`)} as hit`

/** True if a text is in a script that puts no spaces between words. */
const isUnspaced = ([q = '']: readonly string[]) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{2}/u.test(q)

/** Hits inside alternative titles. */
const hitsInside = sql`
  union all
  select works.id, works.medium, 4
  from form
  join search_titles on search_titles.normalized_title like '%' || key || '%'
  join works on works.id = work_id`

/** For a search of so many letters: the works that were here first among those that begin with them. */
function firstKnown(letters: number): RawBuilder<unknown> {
  return sql`
    select begun.id, begun.medium, ${rankOfTitle}
    from form
    cross join unnest(${allMediums}::text[]) as one (medium)
    cross join lateral (
      select works.* from works
      where works.medium = one.medium and left(normalized_title, ${sql.lit(letters)}) = key
      order by id limit ${shortHitsMax}
    ) as begun
    where char_length(key) = ${sql.lit(letters)}`
}

/** The works with one of these ids at a service, and those to which the viewer gave one. */
export async function searchWorksOfIds(
  handle: Handle,
  viewer: Viewer,
  { ids, ...search }: WorkSearch & { ids: readonly ExternalId[] },
): Promise<FoundWork[]> {
  const { rows } = await sql<FoundWork>`
    with listed as (select null::integer as id, null::bigint as place where false),
    asked as materialized (
      select source, id as external_id
      from json_to_recordset(${JSON.stringify(ids)}) as given (source text, id text)
    ),
    named as (
      select works.id, works.medium, 0 as rank
      from asked
      cross join unnest(${allMediums}::text[]) as one (medium)
      cross join lateral (
        select id from works
        where works.medium = one.medium and works.external_id = asked.external_id
          and works.source = asked.source
        union all
        select work_id from work_external_ids as also
        where also.medium = one.medium and also.source = asked.source
          and also.external_id = asked.external_id
        union all
        select work_id from claimed_ids
        where user_id = ${viewer?.id ?? null}::integer
          and claimed_ids.source = asked.source and claimed_ids.external_id = asked.external_id
      ) as found (id)
      join works as own on own.id = found.id
      join works on works.id = coalesce(own.merged_into, own.id)
    )
    ${selectHits(sql`named`, sql`listed`, viewer, search)}`.execute(handle)
  return rows
}

/** Possible meanings of a misspelt search. */
export interface NearNames {
  /** Normalized titles that may be meant. */
  titles: readonly string[]
  /** Beginnings of normalized titles that may be meant. */
  beginnings: readonly string[]
  /** The words that may be meant, as a query of the database. */
  words: string | null
}

/**
 * Works whose name is near a misspelt one: by the whole title (0, 1 for an alternative one), its
 * beginning (2), words of titles (4), of creators too (5), or of year and cast (8).
 */
export async function searchNearWorks(
  handle: Handle,
  viewer: Viewer,
  { titles, beginnings, words, ...search }: WorkSearch & NearNames,
): Promise<FoundWork[]> {
  const { rows } = await sql<FoundWork>`
    with listed as (select null::integer as id, null::bigint as place where false),
    named as (
      select id, medium, 0 as rank from works
      where medium = any(${allMediums}::text[]) and normalized_title = any(${titles}::text[])
      union all
      select work_id, medium, 1 from search_titles
      where medium = any(${allMediums}::text[]) and normalized_title = any(${titles}::text[])
      union all
      select begun.id, begun.medium, 2
      from unnest(${beginnings}::text[]) as beginning
      cross join unnest(${allMediums}::text[]) as one (medium)
      cross join lateral (
        select id, works.medium from works
        where works.medium = one.medium
          and normalized_title >= beginning and normalized_title < beginning || chr(1114111)
        limit ${shortHitsMax}
      ) as begun
      union all
      select id, medium,
        case
          when ts_filter(search_vector, '{a}') @@ ${words}::tsquery then 4
          when ts_filter(search_vector, '{a,b}') @@ ${words}::tsquery then 5
          else 8
        end
      from ${ofEachMedium(search.mediums, sql`${words}::tsquery`)} as hit
    )
    ${selectHits(sql`named`, sql`listed`, viewer, search)}`.execute(handle)
  return rows
}

/** The wanted range of ranked hits with their works, for the viewer; a work may be a hit several times. */
function selectHits(
  named: RawBuilder<unknown>,
  listed: RawBuilder<unknown>,
  viewer: Viewer,
  { mediums, horizon, offset, limit }: WorkSearch,
): RawBuilder<unknown> {
  return sql`,
    ranked as (
      select hit.id, hit.medium, hit.rank,
        ${isWellKnown} as is_known,
        row_number() over (
          partition by hit.medium
          order by rank, audience_size desc, reviewer_count desc, listed.place, shelf_place, hit.id
        ) as place,
        count(*) over (partition by hit.medium) as hits,
        count(*) filter (where rank <> 8) over (partition by hit.medium) as named_hits
      from (
        select id, medium, min(rank) as rank,
          row_number() over (partition by medium order by min(rank), id) as nth
        from ${named} group by id, medium
      ) as hit
      join work_counts on work_counts.work_id = hit.id
      left join ${listed} as listed on listed.id = hit.id
      where nth <= case
          when hit.medium = any(${mediums}::text[]) then ${fullDepth.hits}::integer
          else ${briefDepth.hits}::integer
        end and hit.id <= ${horizon.newestId} and (
        is_listed or exists (
          select from works
          where works.id = hit.id and merged_into is null and ${isVisibleWork(viewer)}
        )
      )
    )
    select works.id, works.medium, title, poster_source as "posterSource",
      release_date as "releaseDate", creators,
      exists (
        select from engagements where user_id = ${viewer?.id ?? null}::integer and work_id = works.id
      ) as "hasEngaged",
      exists (
        select from saved_works where user_id = ${viewer?.id ?? null}::integer and work_id = works.id
      ) as "savedForLater",
      is_known as "isKnown", rank, place, hits, named_hits as "namedHits",
      coalesce((select max(id) from works), 0) as "newestId"
    from ranked join works on works.id = ranked.id
    where place = 1 or (
      works.medium = any(${mediums}::text[])
      and place > ${offset}::integer and place <= ${offset}::integer + ${limit}::integer
    )
    order by works.medium, place`
}
