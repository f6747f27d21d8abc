import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabaseBefore } from '../testing/database/database-before.ts'

const before = useDatabaseBefore('20261122T1200-link-reviews-to-viewings.sql')

test('dated reviews from before get viewings once, which an undo of their import finds', async () => {
  await sql`
    with member as (
      insert into users (username, email, password_hash, time_created)
      values ('a', 'a@mail.example', 'x', now()) returning id
    ), work as (
      insert into works (medium, title, source, external_id, creators, entries, time_fetched)
      values ('film', 'One', 'shelf', '1', '{}', '{}', now()) returning id
    ), written as (
      insert into reviews (author_id, work_id, medium, rating, time_posted, date_viewed)
      select member.id, work.id, 'film', facts.rating, now(), facts.day
      from member, work, (values
        (1, '2024-05-01'::date), (2, '2024-05-02'), (3, null), (4, '2024-05-02'), (5, '2024-05-03')
      ) as facts (rating, day)
      returning id, author_id, work_id, rating
    ), viewed as (
      insert into viewings (user_id, work_id, medium, day, is_repeat, tags, review_id, time_created)
      select author_id, work_id, 'film', '2024-05-02'::date, true, '{wet}'::text[], null::integer, now()
      from written where rating = 1
      union all
      select author_id, work_id, 'film', '2024-05-03', false, '{}', id, now()
      from written where rating = 5
    ), import as (
      insert into imports (user_id, state, sources, files, lists, time_created, time_changed)
      select id, 'written', '{letterboxd}', '[]', '[]', now(), now() from member returning id, user_id
    )
    insert into import_writes (user_id, import_id, kind, target_id, work_id, state)
    select import.user_id, import.id, 'review', written.id, written.work_id, '{}'
    from import, written where rating = 1
  `.execute(before.db)
  await before.upgrade()
  const viewings = await sql`
    select day, is_repeat as "isRepeat", tags, rating
    from viewings left join reviews on reviews.id = review_id order by rating
  `.execute(before.db)
  expect(viewings.rows).toEqual([
    { day: '2024-05-01', isRepeat: false, tags: [], rating: 1 },
    { day: '2024-05-02', isRepeat: true, tags: ['wet'], rating: 2 },
    { day: '2024-05-02', isRepeat: true, tags: [], rating: 4 },
    { day: '2024-05-03', isRepeat: false, tags: [], rating: 5 },
  ])
  const writes = await sql`
    select rating, state from import_writes
    join viewings on viewings.id = target_id join reviews on reviews.id = review_id
    where kind = 'viewing'
  `.execute(before.db)
  expect(writes.rows).toEqual([
    { rating: 1, state: { day: '2024-05-01', isRepeat: false, tags: [] } },
  ])
})
