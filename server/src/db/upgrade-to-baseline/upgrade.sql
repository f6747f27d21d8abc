-- 20261122T0450-move-counts-out-of-works
-- The counts of a work change far more often than its facts, and each change wrote an entry in all
-- thirteen indexes of works. Here it writes four. A fifth of each page is left free for new versions.
create table work_counts (
  work_id integer primary key,
  medium text not null,
  review_count integer not null default 0 check (review_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  audience_size integer not null default 0 check (audience_size >= 0),
  rating double precision generated always as (
    case when review_count > 0 then rating_sum::double precision / review_count end
  ) stored,
  foreign key (work_id, medium) references works (id, medium) on delete cascade
) with (fillfactor = 80);

insert into work_counts (work_id, medium, review_count, rating_sum, audience_size)
select id, medium, review_count, rating_sum, audience_size from works order by id;

create index work_counts_by_audience
  on work_counts (medium, audience_size desc, review_count desc, work_id);
create index work_counts_by_review_count on work_counts (medium, review_count desc, work_id);
create index work_counts_by_rating
  on work_counts (medium, rating desc nulls last, review_count desc, work_id);

-- Takes the indexes of these columns along.
alter table works
  drop column rating,
  drop column review_count,
  drop column rating_sum,
  drop column audience_size;

create function add_work_counts() returns trigger language plpgsql as $$
begin
  insert into work_counts (work_id, medium) select id, medium from added order by id;
  return null;
end $$;

create trigger add_work_counts after insert on works
  referencing new table as added for each statement execute function add_work_counts();

-- As before, on work_counts.
create or replace function keep_work_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from work_counts where work_id in (select work_id from added)
      order by work_id for no key update;
    update work_counts
    set review_count = review_count + change.reviews, rating_sum = rating_sum + change.ratings
    from (select work_id, count(*) as reviews, sum(rating) as ratings from added group by work_id) as change
    where work_counts.work_id = change.work_id;
  elsif tg_op = 'DELETE' then
    perform from work_counts where work_id in (select work_id from removed)
      order by work_id for no key update;
    update work_counts
    set review_count = review_count - change.reviews, rating_sum = rating_sum - change.ratings
    from (select work_id, count(*) as reviews, sum(rating) as ratings from removed group by work_id) as change
    where work_counts.work_id = change.work_id;
  elsif exists (
    select id, work_id, rating from added except select id, work_id, rating from removed
  ) then
    perform from work_counts where work_id in (select work_id from removed union select work_id from added)
      order by work_id for no key update;
    update work_counts
    set review_count = review_count + change.reviews, rating_sum = rating_sum + change.ratings
    from (
      select work_id, sum(reviews) as reviews, sum(ratings) as ratings
      from (
        select work_id, 1 as reviews, rating as ratings from added
        union all
        select work_id, -1, -rating from removed
      ) as both_sides
      group by work_id
    ) as change
    where work_counts.work_id = change.work_id and (change.reviews <> 0 or change.ratings <> 0);
  end if;
  return null;
end $$;

create or replace function keep_audience_size() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from work_counts where work_id in (select work_id from added)
      order by work_id for no key update;
    update work_counts set audience_size = audience_size + change.users
    from (select work_id, count(*) as users from added group by work_id) as change
    where work_counts.work_id = change.work_id;
  else
    perform from work_counts where work_id in (select work_id from removed)
      order by work_id for no key update;
    update work_counts set audience_size = audience_size - change.users
    from (select work_id, count(*) as users from removed group by work_id) as change
    where work_counts.work_id = change.work_id;
  end if;
  return null;
end $$;

-- Room for a new version of a review beside the old one: a like, which no index holds, then writes
-- no index. Pages that are full already get it as they are rewritten.
alter table reviews set (fillfactor = 85);

-- 20261122T0500-add-idempotency-keys
-- Answers of creating calls that carried an Idempotency-Key: a repeated request gets the same one.
create table idempotency_keys (
  -- Keyed hash of caller and key.
  key_hash bytea primary key,
  -- Keyed hash of the call and its values.
  request_hash bytea not null,
  -- Null for calls that visitors may make.
  user_id integer references users on delete cascade,
  -- JSON; null only within the transaction that inserts the row.
  answer text,
  time_created timestamptz not null
);

create index idempotency_keys_by_time on idempotency_keys (time_created);
create index idempotency_keys_by_user on idempotency_keys (user_id);

-- 20261122T0500-name-outcomes-of-imports
alter table import_items rename column fate to outcome;
alter table import_items rename column foresight to planned_outcome;
alter table import_items
  rename constraint import_items_fate_check to import_items_outcome_check;

-- The names inside of what is stored. A quotation mark inside a text has a backslash before it, so
-- that no text of a member matches.
update import_items set
  item = replace(item::text, '"feeds": ', '"targets": ')::jsonb,
  planned_outcome = replace(planned_outcome::text, '"fate": ', '"outcome": ')::jsonb;

-- 20261122T0510-count-a-member-once
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

-- 20261122T0510-note-favorites-and-profiles-of-imports
alter table import_writes
  drop constraint import_writes_kind_check,
  add constraint import_writes_kind_check check (
    kind in (
      'review', 'completion', 'engaged', 'saved', 'unsaved', 'list', 'listEntry', 'favorite',
      'profile'
    )
  );

-- 20261122T0520-compare-titles-by-one-key
-- The one key that titles are compared by: folded, "&" as "and", without a leading English article,
-- letters and digits only. A title of signs only ("!!!") stays as it is.
create function normalize_title(title text) returns text
  language sql immutable parallel safe strict
  return coalesce(
    nullif(
      regexp_replace(
        regexp_replace(
          replace(public.fold_text(title), '&', 'and'),
          '^\s*(the|an?)\s+(?=.*[[:alnum:]])', ''
        ),
        '[^[:alnum:]]+', '', 'g'
      ),
      ''
    ),
    btrim(public.fold_text(title))
  );

drop index films_by_title_key;
drop function title_key(text);

alter table works
  drop column title_key,
  add column normalized_title text collate "C" not null
    generated always as (normalize_title(title)) stored;

create index works_by_normalized_title on works (medium, normalized_title);

drop function key_of_title(text);

-- 20261122T0612-tie-ids-to-works
-- A further id of a work names its medium too, so the two must belong together.
alter table work_external_ids
  drop constraint work_external_ids_work_id_fkey,
  add foreign key (work_id, medium) references works (id, medium) on delete cascade;

alter table import_items add foreign key (work_id) references works;
alter table import_writes add foreign key (work_id) references works;

-- lists_by_time gives the same order; that most lists are public makes a second one for them idle.
drop index lists_public_by_time;

