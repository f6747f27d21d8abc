import type pg from 'pg'
import type { DatasetSize } from './dataset-size.ts'
import { withoutIndexes } from './without-indexes.ts'

/** Reviews of one slice of the years; a member rates a work at most once per slice. */
const sliceMax = 250_000
const years = 5

/** Reviews from the oldest to the newest with their likes and comments. Needs the tables `person` and `known`. */
export async function fillReviews(client: pg.Client, size: DatasetSize): Promise<void> {
  await draftReviews(client, size)
  await withoutIndexes(client, 'review_likes', () => insertLikes(client, size))
  await withoutIndexes(client, 'reviews', () => insertReviews(client))
  await withoutIndexes(client, 'comments', () => insertComments(client, size))
  await countReviews(client)
}

/** Drafts the reviews, numbered from 1 in the order of their times; a number becomes an id. */
async function draftReviews(client: pg.Client, size: DatasetSize): Promise<void> {
  await client.query(`
    create temporary table draft (
      number integer generated always as identity, author_id integer, work_id integer, medium text,
      time_posted timestamptz
    )
  `)
  const slices = Math.ceil(size.reviews / sliceMax)
  const placeOf = (slice: number) => Math.round((size.reviews * slice) / slices)
  for (let slice = 0; slice < slices; slice += 1) {
    const reviews = placeOf(slice + 1) - placeOf(slice)
    await draftSlice(client, size, { reviews, from: slice / slices, until: (slice + 1) / slices })
  }
  await client.query('create unique index on draft (number); analyze draft')
}

/** A part of the years, both ends from 0 to 1. */
interface Slice {
  reviews: number
  from: number
  until: number
}

async function draftSlice(
  client: pg.Client,
  { people, works }: DatasetSize,
  { reviews, from, until }: Slice,
): Promise<void> {
  await client.query(
    `
    insert into draft (author_id, work_id, medium, time_posted)
    select person.id, known.id, known.medium,
      now() - interval '${years} years' * (1 - ($4 + random() * ($5::float8 - $4::float8))) as posted
    from (
      select distinct
        floor(random() ^ 1.7 * $2::integer)::integer as who,
        floor(random() ^ 2 * $3::integer)::integer as what
      from generate_series(1, $1::integer * 2)
      limit $1::integer
    ) as pair
    join person on person.place = pair.who
    join known on known.place = pair.what
    order by posted
  `,
    [reviews, people, works, from, until],
  )
}

/** Places of people and numbers of reviews: $1 of them, newer reviews more often. */
const draws = `
  select
    floor(random() * $2::integer)::integer as who,
    ceil((1 - random() ^ 1.5) * $3::integer)::integer as number
  from generate_series(1, $1::integer)
`

async function insertLikes(client: pg.Client, size: DatasetSize): Promise<void> {
  await client.query(
    `
    insert into review_likes (review_id, user_id, time_liked)
    select number, person.id, max(time_posted) + random() * interval '20 days'
    from (${draws}) as draw
    join person on person.place = draw.who
    join draft using (number)
    where person.id <> author_id
    group by number, person.id
    order by number, person.id
  `,
    [size.likes, size.people, size.reviews],
  )
}

/** Two in five ratings have a text. */
async function insertReviews(client: pg.Client): Promise<void> {
  await client.query(
    `
    insert into reviews
      (id, author_id, work_id, medium, rating, review, spoiler, time_posted, date_viewed, like_count)
    overriding system value
    select number, author_id, work_id, medium,
      greatest(0, least(10, round(7 + (random() + random() + random() - 1.5) * 5))),
      case when random() < 0.4 then
        btrim(substr($1, 1 + floor(random() * 8000)::integer, 40 + (random() ^ 3 * 1500)::integer))
      end,
      random() < 0.05, time_posted, case when random() < 0.7 then time_posted::date end,
      coalesce(likes, 0)
    from draft
    left join (
      select review_id as number, count(*) as likes from review_likes group by review_id
    ) as liked using (number)
    order by number
  `,
    [makeProse(10_000)],
  )
  await client.query(
    "select setval(pg_get_serial_sequence('reviews', 'id'), (select max(id) from reviews))",
  )
}

async function insertComments(client: pg.Client, size: DatasetSize): Promise<void> {
  await client.query(
    `
    insert into comments (review_id, author_id, content, time_posted)
    select number, person.id,
      btrim(substr($4, 1 + floor(random() * 8000)::integer, 20 + (random() ^ 2 * 200)::integer)),
      time_posted + random() * interval '20 days'
    from (${draws}) as draw
    join person on person.place = draw.who
    join draft using (number)
  `,
    [size.comments, size.people, size.reviews, makeProse(10_000)],
  )
}

/** Counts as the triggers of reviews would have counted. */
async function countReviews(client: pg.Client): Promise<void> {
  await client.query(`
    update work_counts
    set review_count = counted.reviews, reviewer_count = counted.reviewers, rating_sum = counted.ratings
    from (
      select work_id, sum(reviews) as reviews, count(*) as reviewers, sum(rating) as ratings
      from (
        select distinct on (work_id, author_id) work_id, rating,
          count(*) over (partition by work_id, author_id) as reviews
        from reviews
        order by work_id, author_id, time_posted desc, id desc
      ) as newest
      group by work_id
    ) as counted
    where counted.work_id = work_counts.work_id
  `)
}

const words = (
  'the a and but of to in it with for as that every ' +
  'story ending scene chapter voice song season light silence ' +
  'slow tender funny long sharp warm strange quiet honest ' +
  'watch read hear remember forget wait laugh hope return ' +
  'never always almost again slowly once here tonight after'
).split(' ')

/** About `length` characters of words in a row, the same each time. Reviews are cut out of it. */
function makeProse(length: number): string {
  const parts: string[] = []
  let state = 7
  for (let written = 0; written < length;) {
    state = (state * 48_271) % 2_147_483_647
    const word = words[state % words.length] ?? ''
    parts.push(word)
    written += word.length + 1
  }
  return parts.join(' ')
}
