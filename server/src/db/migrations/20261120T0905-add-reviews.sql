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
  import_source text check (import_source = 'letterboxd'),
  like_count integer not null default 0 check (like_count >= 0),
  foreign key (work_id, medium) references works (id, medium)
);

create index reviews_newest on reviews (time_posted desc, id desc);
create index reviews_of_author on reviews (author_id, time_posted desc, id desc);
create index reviews_of_author_by_rating on reviews (author_id, rating desc, time_posted desc, id desc);
create index reviews_of_work on reviews (work_id, time_posted desc, id desc);
create index reviews_of_work_by_author on reviews (work_id, author_id);

-- The same line of an export is written once.
create unique index reviews_imported_once
  on reviews (author_id, work_id, import_source, time_posted, date_viewed) nulls not distinct
  where import_source is not null;

-- Count and sum of ratings of a work follow its reviews. The works are locked in the order of
-- their ids first, so that two bulk writes wait for each other instead of meeting in a deadlock.
create function keep_work_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from works where id in (select work_id from added) order by id for no key update;
    update works set review_count = review_count + change.reviews, rating_sum = rating_sum + change.ratings
    from (select work_id, count(*) as reviews, sum(rating) as ratings from added group by work_id) as change
    where works.id = change.work_id;
  elsif tg_op = 'DELETE' then
    perform from works where id in (select work_id from removed) order by id for no key update;
    update works set review_count = review_count - change.reviews, rating_sum = rating_sum - change.ratings
    from (select work_id, count(*) as reviews, sum(rating) as ratings from removed group by work_id) as change
    where works.id = change.work_id;
  else
    perform from works where id in (select work_id from removed union select work_id from added)
      order by id for no key update;
    update works set review_count = review_count + change.reviews, rating_sum = rating_sum + change.ratings
    from (
      select work_id, sum(reviews) as reviews, sum(ratings) as ratings
      from (
        select work_id, 1 as reviews, rating as ratings from added
        union all
        select work_id, -1, -rating from removed
      ) as both_sides
      group by work_id
    ) as change
    where works.id = change.work_id and (change.reviews <> 0 or change.ratings <> 0);
  end if;
  return null;
end $$;

create trigger keep_work_ratings_on_insert after insert on reviews
  referencing new table as added for each statement execute function keep_work_ratings();
create trigger keep_work_ratings_on_delete after delete on reviews
  referencing old table as removed for each statement execute function keep_work_ratings();
create trigger keep_work_ratings_on_update after update on reviews
  referencing old table as removed new table as added for each statement execute function keep_work_ratings();
