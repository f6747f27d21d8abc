import type pg from 'pg'
import type { DatasetSize } from './dataset-size.ts'
import { fillEntries } from './fill-entries.ts'
import { fillLists } from './fill-lists.ts'
import { fillMarks } from './fill-marks.ts'
import { fillPeople } from './fill-people.ts'
import { fillReviews } from './fill-reviews.ts'
import { fillWorks } from './fill-works.ts'
import { withoutIndexes } from './without-indexes.ts'

/**
 * Fills a database that has the starter shelf and no members, in SQL, a table at a time. Few people write
 * much and few works are widely known. All members have the password behind `passwordHash`. The same
 * size gives the same data, except that its period ends now.
 */
export async function fillDatabase(
  client: pg.Client,
  size: DatasetSize,
  passwordHash: string,
): Promise<void> {
  await client.query(`
    set synchronous_commit = off;
    set work_mem = '256MB';
    set maintenance_work_mem = '512MB';
    set temp_buffers = '64MB';
    select setseed(0.5)
  `)
  await step('people', () => fillPeople(client, size, passwordHash))
  await step('works', () => fillWorks(client, size.works))
  await step('reviews', () => fillReviews(client, size))
  await step('marks', () => fillMarks(client, size))
  await step('lists', () => fillLists(client))
  await step('episodes', () => fillEntries(client))
  await step('notifications', () =>
    withoutIndexes(client, 'notifications', () => fillNotifications(client)),
  )
  await step('tidying', () => client.query('vacuum analyze'))
  await client.query('checkpoint')
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`  ${name} (${seconds} s)\n`)
}

/** Notifications of the comments and likes of the last year; those of the last weeks are unread. */
async function fillNotifications(client: pg.Client): Promise<void> {
  await client.query(`
    insert into notifications
      (recipient_id, actor_id, type, review_id, comment_id, time_created, is_read)
    select reviews.author_id, news.actor_id, type, news.review_id, comment_id, news.time,
      news.time < now() - random() * interval '40 days'
    from (
      select 'comment' as type, author_id as actor_id, review_id, id as comment_id, time_posted as time
      from comments
      union all
      select 'liked review', user_id, review_id, null, time_liked from review_likes
    ) as news
    join reviews on reviews.id = news.review_id
    where news.actor_id <> reviews.author_id
      and news.time between now() - interval '1 year' and now()
    order by news.time
  `)
}
