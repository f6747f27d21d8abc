import type pg from 'pg'

/** Notifications of the comments and likes of the last year; those of the last weeks are unread. */
export async function fillNotifications(client: pg.Client): Promise<void> {
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
