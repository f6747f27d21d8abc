-- A member weighs once per work, however many reviews of it they write: their newest rating alone
-- counts in the average, and orders by popularity count people. review_count counts reviews.
drop index work_counts_by_audience, work_counts_by_review_count, work_counts_by_rating;

alter table work_counts
  drop column rating,
  add column reviewer_count integer not null default 0 check (reviewer_count >= 0);

alter table work_counts
  add column rating double precision generated always as (
    case when reviewer_count > 0 then rating_sum::double precision / reviewer_count end
  ) stored;

update work_counts set reviewer_count = counted.reviewers, rating_sum = counted.ratings
from (
  select work_id, count(*) as reviewers, sum(rating) as ratings
  from (
    select distinct on (work_id, author_id) work_id, rating from reviews
    order by work_id, author_id, time_posted desc, id desc
  ) as newest
  group by work_id
) as counted
where counted.work_id = work_counts.work_id;

create index work_counts_by_audience
  on work_counts (medium, audience_size desc, reviewer_count desc, work_id);
create index work_counts_by_reviewers on work_counts (medium, reviewer_count desc, work_id);
create index work_counts_by_rating
  on work_counts (medium, rating desc nulls last, reviewer_count desc, work_id);

-- As much of a review as the counts of its work depend on.
create type counted_review as (
  work_id integer,
  author_id integer,
  time_posted timestamptz,
  id integer,
  rating smallint
);

-- Keeps reviews, reviewers and the sum of their newest ratings. The counts are locked in the order
-- of their works first, so that two bulk writes wait for each other instead of meeting in a
-- deadlock. What is read after that includes all reviews that are counted already: whoever wrote
-- them held the same locks until their commit.
create or replace function keep_work_ratings() returns trigger language plpgsql as $$
declare
  gone counted_review[] := '{}';
  arrived counted_review[] := '{}';
begin
  if tg_op = 'INSERT' then
    arrived := array(select (work_id, author_id, time_posted, id, rating)::counted_review from added);
  elsif tg_op = 'DELETE' then
    gone := array(select (work_id, author_id, time_posted, id, rating)::counted_review from removed);
  else
    -- Most updates are likes and change nothing that counts. Compared by hash, not by a join: a join
    -- that may stop at its first row is planned as a loop within a loop.
    gone := array(
      select (work_id, author_id, time_posted, id, rating)::counted_review from removed
      except select (work_id, author_id, time_posted, id, rating)::counted_review from added
    );
    arrived := array(
      select (work_id, author_id, time_posted, id, rating)::counted_review from added
      except select (work_id, author_id, time_posted, id, rating)::counted_review from removed
    );
  end if;
  if gone = '{}' and arrived = '{}' then
    return null;
  end if;

  perform from work_counts where work_id in (select work_id from unnest(gone || arrived))
    order by work_id for no key update;

  with member as (
    select distinct work_id, author_id from unnest(gone || arrived)
  ), candidate as (
    select 1 as sign, member.*, newest.*
    from member cross join lateral (
      select time_posted, id, rating from reviews
      where reviews.work_id = member.work_id and reviews.author_id = member.author_id
      order by time_posted desc, id desc limit 1
    ) as newest
    union all
    -- Before the change: without what arrived, with what is gone.
    select -1, member.*, newest.*
    from member cross join lateral (
      select time_posted, id, rating from reviews
      where reviews.work_id = member.work_id and reviews.author_id = member.author_id
        and reviews.id not in (select id from unnest(arrived))
      order by time_posted desc, id desc limit 1
    ) as newest
    union all
    select -1, work_id, author_id, time_posted, id, rating from unnest(gone)
  ), newest as (
    select distinct on (sign, work_id, author_id) sign, work_id, rating from candidate
    order by sign, work_id, author_id, time_posted desc, id desc
  ), change as (
    select work_id, sum(reviews) as reviews, sum(reviewers) as reviewers, sum(ratings) as ratings
    from (
      select work_id, 1 as reviews, 0 as reviewers, 0 as ratings from unnest(arrived)
      union all
      select work_id, -1, 0, 0 from unnest(gone)
      union all
      select work_id, 0, sign, sign * rating from newest
    ) as part
    group by work_id
  )
  update work_counts set
    review_count = review_count + change.reviews,
    reviewer_count = reviewer_count + change.reviewers,
    rating_sum = rating_sum + change.ratings
  from change
  where work_counts.work_id = change.work_id
    and (change.reviews <> 0 or change.reviewers <> 0 or change.ratings <> 0);
  return null;
end $$;
