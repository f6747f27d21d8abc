import type pg from 'pg'

/**
 * Invented works beside those of the starter shelf, `number` in all: their titles and creators are
 * put together from the words and names on the shelf. Leaves the table `known` to the connection: a
 * place from 0 for every work, the best known first.
 */
export async function fillWorks(client: pg.Client, number: number): Promise<void> {
  await client.query(`
    create temporary table word as
    select row_number() over () - 1 as place, word
    from works cross join lateral regexp_split_to_table(title, '\\s+') as word
    where word ~ '[[:alnum:]]';
    create unique index on word (place);
    create temporary table creator as
    select row_number() over () - 1 as place, name from works cross join lateral unnest(creators) as name;
    create unique index on creator (place);
    analyze word, creator
  `)
  await client.query(
    `
    with counts as materialized (
      select (select count(*) from word) as words, (select count(*) from creator) as creators
    ),
    wanted as materialized (
      select n, 1 + floor(random() * 4)::integer as length,
        floor(random() * counts.creators)::integer as creator,
        (1920 + floor(random() ^ 0.5 * 106))::text as year, random() as draw
      from counts
      cross join generate_series(1, greatest(0, $1::integer - (select count(*) from works)::integer)) as n
    ),
    drawn as materialized (
      select n, floor(random() * (select words from counts))::integer as place
      from wanted cross join lateral generate_series(1, wanted.length)
    ),
    title as (
      select n, string_agg(word, ' ') as title from drawn join word using (place) group by n
    )
    insert into works
      (medium, source, external_id, title, creators, release_date, description, time_fetched)
    select
      case when draw < 0.45 then 'film' when draw < 0.65 then 'book' when draw < 0.8 then 'album'
        when draw < 0.95 then 'tvShow' else 'podcast' end,
      'bench', n::text, title, array[name], year, 'Put together from words of ' || title, now()
    from wanted
    join title using (n)
    join creator on creator.place = wanted.creator
    order by n
  `,
    [number],
  )
  await client.query(`
    create temporary table known as
    select row_number() over (order by (source = 'bench')::integer + random() * 3) - 1 as place, id, medium
    from works;
    create unique index on known (place);
    analyze known, works
  `)
}
