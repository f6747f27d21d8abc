import { mediums } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** The known words among `spellings`. */
export async function listSpeltWords(
  handle: Handle,
  spellings: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word = any(${spellings}::text[])`.execute(handle)
  return rows.map(({ word }) => word)
}

/** The known words that resemble one of `words`. */
export async function listSimilarWords(
  handle: Handle,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct found.word
    from unnest(${words}::text[]) as typed, similar_words(typed) as found`.execute(handle)
  return rows.map(({ word }) => word)
}

/** The normalized titles among `spellings`. */
export async function listTitles(handle: Handle, spellings: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select normalized_title as title from works
    where medium = any(${mediums}::text[]) and normalized_title = any(${spellings}::text[])
    union
    select normalized_title from search_titles
    where medium = any(${mediums}::text[]) and normalized_title = any(${spellings}::text[])
  `.execute(handle)
  return rows.map(({ title }) => title)
}

/** The normalized titles that texts are, the longest first. */
export async function listWholeTitles(handle: Handle, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    with asked as materialized (
      select distinct normalize_title(text) as key from unnest(${texts}::text[]) as text
    )
    select key as title from asked
    where exists (
      select from works where medium = any(${mediums}::text[]) and normalized_title = key
    ) or exists (
      select from search_titles where medium = any(${mediums}::text[]) and normalized_title = key
    )
    order by char_length(key) desc, key`.execute(handle)
  return rows.map(({ title }) => title)
}

/** The normalized titles of at least so many letters that begin with `start`, or end with `end` and have at most so many. */
export async function listTitlesByEnds(
  handle: Handle,
  { start, end }: { start: string; end: string },
  { min, max }: { min: number; max: number },
): Promise<string[]> {
  const beginsSo = sql`normalized_title >= ${start} and normalized_title < ${start} || chr(1114111)
    and char_length(normalized_title) >= ${min}::integer`
  const endsSo = sql`reverse(normalized_title) >= reverse(${end})
    and reverse(normalized_title) < reverse(${end}) || chr(1114111)
    and char_length(normalized_title) between ${min}::integer and ${max}::integer`
  const { rows } = await sql<{ title: string }>`
    select normalized_title as title from works
    where medium = any(${mediums}::text[]) and ${beginsSo}
    union
    select normalized_title from works where ${endsSo}
    union
    select normalized_title from search_titles
    where medium = any(${mediums}::text[]) and ${beginsSo}
    union
    select normalized_title from search_titles where ${endsSo}`.execute(handle)
  return rows.map(({ title }) => title)
}

/** The texts among `spellings` that a normalized title begins with. */
export async function listBeginnings(
  handle: Handle,
  spellings: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ spelling: string }>`
    select spelling
    from unnest(${spellings}::text[]) as spelling
    where exists (
      select from unnest(${mediums}::text[]) as one (medium), lateral (
        select from works
        where works.medium = one.medium
          and normalized_title >= spelling and normalized_title < spelling || chr(1114111)
        limit 1
      ) as found
    )`.execute(handle)
  return rows.map(({ spelling }) => spelling)
}
