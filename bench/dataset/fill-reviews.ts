import type pg from 'pg'
import type { DatasetSize } from './dataset-size.ts'
import { makeProse } from './prose.ts'

/** No statement writes more rows than this, which bounds what its triggers hold. */
const chunkMax = 250_000
const years = 5

/**
 * Reviews from the oldest to the newest, what goes with them, and marks. Needs the tables `person`
 * and `known`.
 */
export async function fillReviews(client: pg.Client, size: DatasetSize): Promise<void> {
  const chunks = Math.ceil(size.reviews / chunkMax)
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const before = Math.round((size.reviews * chunk) / chunks)
    const number = Math.round((size.reviews * (chunk + 1)) / chunks) - before
    await insertReviews(client, size, { number, from: chunk / chunks, until: (chunk + 1) / chunks })
  }
  await client.query('vacuum analyze reviews')
  await markWorks(client, size)
  await inChunks(size.comments, (number) => insertComments(client, size, number))
  await inChunks(size.likes, (number) => insertLikes(client, size, number))
}

async function inChunks(total: number, work: (number: number) => Promise<unknown>): Promise<void> {
  for (let left = total; left > 0; left -= chunkMax) await work(Math.min(left, chunkMax))
}

/** A part of the years, both ends from 0 to 1. */
interface Slice {
  number: number
  from: number
  until: number
}

/** A member rates a work at most once per slice; two in five ratings have a text. */
async function insertReviews(client: pg.Client, size: DatasetSize, slice: Slice): Promise<void> {
  await client.query(
    `
    insert into reviews (author_id, work_id, medium, rating, review, spoiler, time_posted, date_viewed)
    select person.id, known.id, known.medium,
      greatest(0, least(10, round(7 + (random() + random() + random() - 1.5) * 5))),
      case when random() < 0.4 then
        btrim(substr($4, 1 + floor(random() * 8000)::integer, 40 + (random() ^ 3 * 1500)::integer))
      end,
      random() < 0.05, posted, case when random() < 0.7 then posted::date end
    from (
      select pair.*, now() - interval '${years} years' * (1 - ($5 + random() * ($6::float8 - $5::float8))) as posted
      from (
        select distinct
          floor(random() ^ 1.7 * $2::integer)::integer as who,
          floor(random() ^ 2 * $3::integer)::integer as what
        from generate_series(1, $1::integer * 2)
        limit $1::integer
      ) as pair
    ) as pair
    join person on person.place = pair.who
    join known on known.place = pair.what
    order by posted
  `,
    [slice.number, size.people, size.works, makeProse(10_000), slice.from, slice.until],
  )
}

/** Reviewers are engaged with their works; other works are engaged without a review, or saved for later. */
async function markWorks(client: pg.Client, { people, works }: DatasetSize): Promise<void> {
  await client.query(`
    insert into engagements (user_id, work_id, medium, time_added)
    select author_id, work_id, medium, max(time_posted) from reviews group by 1, 2, 3
    order by 4
  `)
  for (const table of ['engagements', 'saved_works']) {
    await client.query(
      `
      insert into ${table} (user_id, work_id, medium, time_added)
      select person.id, known.id, medium, now() - random() * interval '${years} years'
      from (
        select floor(random() * $1::integer)::integer as who, floor(random() ^ 2 * $2::integer)::integer as what
        from generate_series(1, $1::integer * 60)
      ) as pair
      join person on person.place = pair.who
      join known on known.place = pair.what
      on conflict do nothing
    `,
      [people, works],
    )
  }
}

/** Places of people and ids of reviews, newer ones more often: $1 of them. Ids of reviews have no gaps here. */
const draws = `
  select
    floor(random() * $2::integer)::integer as who,
    $3::integer - floor(random() ^ 1.5 * $3::integer)::integer as review_id
  from generate_series(1, $1::integer)
`

async function insertComments(
  client: pg.Client,
  { people, reviews }: DatasetSize,
  number: number,
): Promise<void> {
  await client.query(
    `
    insert into comments (review_id, author_id, content, time_posted)
    select reviews.id, person.id,
      btrim(substr($4, 1 + floor(random() * 8000)::integer, 20 + (random() ^ 2 * 200)::integer)),
      time_posted + random() * interval '20 days'
    from (${draws}) as draw
    join person on person.place = draw.who
    join reviews on reviews.id = draw.review_id
  `,
    [number, people, reviews, makeProse(10_000)],
  )
}

async function insertLikes(
  client: pg.Client,
  { people, reviews }: DatasetSize,
  number: number,
): Promise<void> {
  await client.query(
    `
    insert into review_likes (review_id, user_id, time_liked)
    select reviews.id, person.id, time_posted + random() * interval '20 days'
    from (${draws}) as draw
    join person on person.place = draw.who
    join reviews on reviews.id = draw.review_id
    where person.id <> reviews.author_id
    on conflict do nothing
  `,
    [number, people, reviews],
  )
}
