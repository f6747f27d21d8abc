import type pg from 'pg'

/** Size for which the goals of recommendations are stated. */
export const ratingsSize = {
  members: 10_000,
  works: 50_000,
  ratings: 1_500_000,
  friendships: 160_000,
} as const

const neighbours = 50
/** Each member has one of so many tastes, and takes this share of the works from those that suit it. */
const tastes = 12
const loyalty = 0.6

/**
 * Fills a migrated, empty database with members, works, ratings, friendships and neighbours of works:
 * few members rate much, few works are rated by many, and members differ in taste. Triggers are off; indexes
 * and counts follow at the end. The same size gives the same data.
 */
export async function fillRatings(client: pg.Client): Promise<void> {
  const { members, works, ratings, friendships } = ratingsSize
  await client.query(`
    set session_replication_role = replica;
    set synchronous_commit = off;
    set work_mem = '256MB';
    set maintenance_work_mem = '256MB';
    select setseed(0.5)
  `)
  const createIndexes = await dropIndexes(client)
  await client.query(
    `insert into users (username, email, password_hash, time_created, last_online)
    select 'member' || n, 'member' || n || '@mail.example', '-', now() - interval '2 years', now()
    from generate_series(1, $1::integer) as n`,
    [members],
  )
  await fillWorks(client, works)
  await client.query(
    `insert into reviews (author_id, work_id, medium, review, rating, time_posted)
    select who + 3, works.id, works.medium,
      case when random() < 0.1 then 'Worth the time of all who liked the one before.' end,
      greatest(0, least(10, round(7 + (random() + random() + random() - 1.5) * 5))),
      now() - random() * interval '2 years'
    from (
      select distinct who, 1 + case
        when random() < $4::float8 then what - what % $5::integer + who % $5::integer else what
      end as what
      from (
        select floor(random() ^ 2 * $1::integer)::integer as who,
          floor(random() ^ 3 * $2::integer)::integer as what
        from generate_series(1, $3::integer)
      ) as drawn
    ) as pair
    join works on works.id = what`,
    [members, works, Math.round(ratings * 1.12), loyalty, tastes],
  )
  await client.query(`
    insert into engagements (user_id, work_id, medium, time_added)
    select author_id, work_id, medium, time_posted from reviews
  `)
  await client.query(
    `insert into friendships (lower_id, higher_id, requester_id, time_requested, time_approved)
    select least(a, b), greatest(a, b), a, now(), now()
    from (
      select 3 + floor(random() ^ 2 * $1::integer)::integer as a,
        3 + floor(random() * $1::integer)::integer as b
      from generate_series(1, $2::integer)
    ) as pair
    where a <> b on conflict do nothing`,
    [members, friendships],
  )
  await fillNeighbours(client, works)
  await client.query(createIndexes)
  await client.query(`
    insert into work_counts (work_id, medium, review_count, reviewer_count, rating_sum)
    select works.id, works.medium, count(reviews.id), count(reviews.id), coalesce(sum(rating), 0)
    from works left join reviews on reviews.work_id = works.id group by works.id
  `)
  await client.query('vacuum analyze')
}

/** Drops the indexes of the largest tables; returns the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; statement: string }>(`
    select indexname as name, indexdef as statement from pg_indexes
    where tablename in ('reviews', 'engagements') and indexname not like '%_pkey'
  `)
  await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`)
  return rows.map(({ statement }) => statement).join(';\n')
}

/** Half of them films; by creators of about three works each, of two genres out of twenty. */
async function fillWorks(client: pg.Client, works: number): Promise<void> {
  await client.query(
    `insert into works
      (medium, source, external_id, title, creators, genres, release_date, time_fetched)
    overriding system value
    select
      case when draw < 0.5 then 'film' when draw < 0.7 then 'book' when draw < 0.85 then 'album'
        when draw < 0.95 then 'tvShow' else 'podcast' end,
      'bench', n::text, 'Work ' || n, array['Creator ' || floor(random() * $1::integer / 3)],
      array['Genre ' || floor(random() * 20), 'Genre ' || floor(random() * 20)],
      (1950 + floor(random() * 75))::text, now()
    from (select n, random() as draw from generate_series(1, $1::integer) as n order by n) as wanted`,
    [works],
  )
  await client.query(`
    insert into contributors (name, name_key)
    select distinct creators[1], lower(creators[1]) from works;
    insert into credits (work_id, role, position, contributor_id)
    select works.id, 'creator', 1, contributors.id
    from works join contributors on contributors.name = creators[1]
  `)
}

/** Well-known works are the neighbours of more works. */
async function fillNeighbours(client: pg.Client, works: number): Promise<void> {
  await client.query(
    `insert into work_neighbours (work_id, neighbour_ids, weights, supports)
    select id, array_agg(near order by place), array_agg(1.0 / (1 + place) order by place),
      array_agg(5 order by place)
    from (
      select distinct on (works.id, other.id) works.id, other.id as near, place
      from works
      cross join generate_series(1, $2::integer * 3) as place
      cross join lateral (
        select 1 + floor(random() ^ 2 * ($1::integer - 1))::integer + 0 * works.id as id
      ) as drawn
      join works as other on other.id = drawn.id and other.medium = works.medium
      where other.id <> works.id
    ) as pair
    group by id`,
    [works, neighbours],
  )
}
