-- A diary is read by day, viewings without a day last.
drop index viewings_of_user;
create index viewings_by_day
  on viewings (user_id, coalesce(day, '-infinity') desc, id desc) include (work_id);
create index viewings_by_medium_and_day
  on viewings (user_id, medium, coalesce(day, '-infinity') desc, id desc) include (work_id);

-- Each dated review has one viewing, of its day: first one without a review, written by an import or
-- before its score was given, ...
with free as (
  select id, user_id, work_id, day,
    row_number() over (partition by user_id, work_id, day order by id) as place
  from viewings where review_id is null and day is not null
), dated as (
  select id, author_id, work_id, date_viewed,
    row_number() over (partition by author_id, work_id, date_viewed order by time_posted, id) as place
  from reviews
  where date_viewed is not null
    and not exists (select from viewings where viewings.review_id = reviews.id)
)
update viewings set review_id = dated.id
from free join dated
  on dated.author_id = free.user_id and dated.work_id = free.work_id
  and dated.date_viewed = free.day and dated.place = free.place
where viewings.id = free.id;

-- ... else a new one. Those of an import's reviews are among its writes, so that an undo deletes them.
with added as (
  insert into viewings (user_id, work_id, medium, day, is_repeat, review_id, time_created)
  select author_id, work_id, medium, date_viewed,
    exists (
      select from reviews as earlier
      where earlier.work_id = reviews.work_id and earlier.author_id = reviews.author_id
        and (earlier.date_viewed, earlier.id) < (reviews.date_viewed, reviews.id)
    ) or exists (
      select from viewings as earlier
      where earlier.work_id = reviews.work_id and earlier.user_id = reviews.author_id
        and coalesce(earlier.day, '-infinity') <= reviews.date_viewed
    ),
    id, time_posted
  from reviews
  where date_viewed is not null
    and not exists (select from viewings where viewings.review_id = reviews.id)
  order by date_viewed, id
  returning id, user_id, work_id, day, is_repeat, review_id
)
insert into import_writes (user_id, import_id, kind, target_id, work_id, state)
select added.user_id, written.import_id, 'viewing', added.id, added.work_id,
  jsonb_build_object('day', added.day, 'isRepeat', added.is_repeat, 'tags', '[]'::jsonb)
from added join import_writes as written
  on written.user_id = added.user_id and written.kind = 'review'
  and written.target_id = added.review_id;
