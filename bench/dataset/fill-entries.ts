import type pg from 'pg'
import { withoutIndexes } from './without-indexes.ts'

const episodes = 300
const otherSeasons = 9
const episodesOfOthers = 20

/**
 * The seasons of the best-known show, the first a long one that three in four people saw and rated in part. Needs the
 * tables `person` and `known`.
 */
export async function fillEntries(client: pg.Client): Promise<void> {
  await client.query(
    `
    insert into work_entries
      (work_id, kind, season, number, title, release_date, minutes, source, source_id, position)
    select show.id, case when number = 0 then 'season' else 'episode' end, season, nullif(number, 0),
      case when number > 0 then 'Episode ' || number end,
      (date '2010-01-01' + (season - 1) * 365 + number)::text, 45, 'bench', season || ' ' || number,
      season * 100000 + number
    from (select id from known where medium = 'tvShow' order by place limit 1) as show
    cross join generate_series(1, 1 + $2::integer) as season
    cross join lateral generate_series(0, case when season = 1 then $1 else $3::integer end) as number
    order by season, number
  `,
    [episodes, otherSeasons, episodesOfOthers],
  )
  const watched = (source: string) => `
    ${source} from work_entries as entry cross join person
    where entry.kind = 'episode' and entry.season = 1 and person.place % 4 > 0
  `
  await withoutIndexes(client, 'entry_viewings', () =>
    client.query(`
      insert into entry_viewings (user_id, work_id, entry_id, day, time_created)
      ${watched("select person.id, entry.work_id, entry.id, date '2020-01-01' + entry.number, now()")}
      order by person.place, entry.number
    `),
  )
  await withoutIndexes(client, 'entry_ratings', () =>
    client.query(`
      insert into entry_ratings (user_id, work_id, entry_id, rating, time_rated)
      ${watched('select person.id, entry.work_id, entry.id, (person.id + entry.number) % 11, now()')}
        and entry.number % 10 = 0
    `),
  )
  await client.query(`
    update work_entries set
      viewer_count = (select count(*) from entry_viewings where entry_id = work_entries.id),
      rating_count = (select count(*) from entry_ratings where entry_id = work_entries.id),
      rating_sum = (
        select coalesce(sum(rating), 0) from entry_ratings where entry_id = work_entries.id
      )
  `)
}
