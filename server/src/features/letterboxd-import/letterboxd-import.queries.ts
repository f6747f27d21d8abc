import { sql } from 'kysely'
import { type Handle, transaction } from '../../db/transaction.ts'

/** A film that an entry may be about. */
export interface Film {
  id: number
  external_id: string
  title: string
  release_date: string | null
  poster_source: string | null
  creators: string[]
}

/** A film found for the title at `place`, from 0, among those asked for. */
export type FoundFilm = Film & { place: number }

const namesakesMax = 60

/** The films whose titles differ from those given in case, accents, spaces and punctuation at most. */
export async function listFilmsOfTitles(
  handle: Handle,
  titles: readonly string[],
): Promise<FoundFilm[]> {
  const { rows } = await sql<FoundFilm>`
    select wanted.place::integer - 1 as place, film.*
    from unnest(${titles}::text[]) with ordinality as wanted (title, place)
    cross join lateral (
      select id, external_id, title, release_date, poster_source, creators
      from works join work_counts on work_counts.work_id = works.id
      where works.medium = 'film' and title_key(works.title) = title_key(wanted.title)
        and external_id ~ '^[1-9][0-9]{0,9}$'
      order by audience_size desc, id
      limit ${namesakesMax}
    ) as film
  `.execute(handle)
  return rows
}

/** For each title the few films with the most similar ones, the most similar first. */
export async function listFilmsLikeTitles(
  handle: Handle,
  titles: readonly string[],
  { similarity, filmsMax }: { similarity: number; filmsMax: number },
): Promise<FoundFilm[]> {
  return transaction(handle, async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(similarity)}, true)`.execute(
      tx,
    )
    const { rows } = await sql<FoundFilm>`
      select wanted.place::integer - 1 as place, film.*
      from unnest(${titles}::text[]) with ordinality as wanted (title, place)
      cross join lateral (
        select id, external_id, title, release_date, poster_source, creators
        from works join work_counts on work_counts.work_id = works.id
        where works.medium = 'film' and folded_title % fold_text(wanted.title)
          and external_id ~ '^[1-9][0-9]{0,9}$'
        order by similarity(folded_title, fold_text(wanted.title)) desc, audience_size desc, id
        limit ${filmsMax}
      ) as film
    `.execute(tx)
    return rows
  })
}
