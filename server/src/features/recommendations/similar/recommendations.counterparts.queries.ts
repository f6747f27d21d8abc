import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../../db/transaction.ts'
import type { Namesake } from './recommendations.counterparts.rules.ts'

/** Additions of soundtracks to the title of the film, as keys for comparing titles. */
const soundtrackEndings = [
  '',
  'soundtrack',
  'thesoundtrack',
  'originalsoundtrack',
  'theoriginalsoundtrack',
  'originalmotionpicturesoundtrack',
  'musicfromthemotionpicture',
]

/**
 * Works with the titles of liked ones: albums if albums are looked for, else films, shows and books. A film "Saga: Part" may
 * have the title of a book "Part".
 */
export async function listNamesakes(
  handle: Handle,
  likedIds: readonly number[],
  medium: Medium,
): Promise<Namesake[]> {
  const mediums: Medium[] = medium === 'album' ? ['album'] : ['film', 'tvShow', 'book']
  const endings = medium === 'album' ? soundtrackEndings : ['']
  const { rows } = await sql<Namesake>`
    with wanted as materialized (
      select id, normalized_title || ending as key
      from works cross join unnest(${endings}::text[]) as ending
      where id = any(${likedIds}::integer[])
      union
      select id, normalize_title(split_part(title, ': ', 2)) from works
      where id = any(${likedIds}::integer[]) and title like '%_: _%' and ${medium} = 'book'
    )
    select wanted.id as "likedId", works.id as "workId", works.medium, works.title, works.creators,
      works.genres, left(works.release_date, 4)::integer as year,
      work_counts.shelf_place as "shelfPlace"
    from wanted
    join works on works.normalized_title = wanted.key and works.medium = any(${mediums}::text[])
    join work_counts on work_counts.work_id = works.id and is_listed
    order by shelf_place nulls last, works.id
  `.execute(handle)
  return rows
}
