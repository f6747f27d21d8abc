-- Pages keep free space for new row versions, so that a like, which no index contains, writes no
-- index entry.
create table reviews (
  id integer generated always as identity primary key,
  author_id integer not null references users on delete cascade,
  work_id integer not null,
  medium text not null,
  rating smallint not null check (rating between 0 and 10),
  review text check (review <> '' and char_length(review) <= 20000),
  spoiler boolean not null default false,
  time_posted timestamptz not null,
  date_viewed date,
  import_source text
    check (import_source in ('letterboxd', 'goodreads', 'storygraph', 'imdb', 'trakt', 'medley')),
  -- The score as the import source displays it.
  source_rating text check (char_length(source_rating) between 1 and 16),
  like_count integer not null default 0 check (like_count >= 0),
  foreign key (work_id, medium) references works (id, medium)
) with (fillfactor = 85);

create index reviews_newest on reviews (time_posted desc, id desc);
create index reviews_by_rating on reviews (rating desc, time_posted desc, id desc);
create index reviews_of_medium on reviews (medium, time_posted desc, id desc);
create index reviews_of_author on reviews (author_id, time_posted desc, id desc);
create index reviews_of_author_by_medium on reviews (author_id, medium, time_posted desc, id desc);
create index reviews_of_author_by_rating on reviews (author_id, rating desc, time_posted desc, id desc);
create index reviews_of_work on reviews (work_id, time_posted desc, id desc);
-- An author's newest review of a work, such as the viewer's or a friend's.
create index reviews_of_work_by_author_newest
  on reviews (work_id, author_id, time_posted desc, id desc) include (rating);

-- One row of an export is written once.
create unique index reviews_imported_once
  on reviews (author_id, work_id, import_source, time_posted, date_viewed) nulls not distinct
  where import_source is not null;

-- The columns of a review that the counts of its work depend on.
create type counted_review as (
  work_id integer,
  author_id integer,
  time_posted timestamptz,
  id integer,
  rating smallint
);

-- Keeps review_count, reviewer_count and the sum of each reviewer's newest rating. Locks the counts
-- in the order of their works first, so that two bulk writes wait instead of deadlocking. Later reads
-- include all reviews counted so far: their writers held the same locks until they committed.
create function keep_work_ratings() returns trigger language plpgsql as $$
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

create trigger keep_work_ratings_on_insert after insert on reviews
  referencing new table as added for each statement execute function keep_work_ratings();
create trigger keep_work_ratings_on_delete after delete on reviews
  referencing old table as removed for each statement execute function keep_work_ratings();
create trigger keep_work_ratings_on_update after update on reviews
  referencing old table as removed new table as added for each statement execute function keep_work_ratings();
