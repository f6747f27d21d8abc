-- The seasons and episodes of shows, the tracks of albums and the episodes of podcasts. Season 0 holds the
-- specials of a show; the season of a track is its disc. Counts change often, hence the free space.
create table work_entries (
  id integer generated always as identity primary key,
  work_id integer not null references works on delete cascade,
  kind text not null check (kind in ('season', 'episode', 'track')),
  season integer check (season between 0 and 9999),
  number integer check (number between 1 and 99999),
  title text check (title <> ''),
  release_date text check (release_date ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  minutes integer check (minutes >= 0),
  -- Null where a member named it before any source did.
  source text,
  source_id text,
  -- In the order of the work.
  position integer not null,
  -- No source lists it any more, but members saw or rated it.
  is_gone boolean not null default false,
  viewer_count integer not null default 0 check (viewer_count >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  -- For the tables that name the work, too: they follow a merge.
  unique (id, work_id)
) with (fillfactor = 80);

create index work_entries_in_order on work_entries (work_id, position);
create unique index work_entries_of_sources on work_entries (work_id, source, source_id)
  where source_id is not null;

-- A day on which a member saw or heard an entry; null where only the fact is known.
create table entry_viewings (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  work_id integer not null,
  entry_id integer not null,
  day date,
  is_repeat boolean not null default false,
  time_created timestamptz not null,
  day_order integer not null generated always as (day_order(day, null)) stored,
  foreign key (entry_id, work_id) references work_entries (id, work_id)
    on update cascade on delete cascade
);

create unique index first_entry_viewings on entry_viewings (user_id, work_id, entry_id)
  where not is_repeat;
create unique index repeated_entry_viewings
  on entry_viewings (user_id, work_id, entry_id, day) nulls not distinct where is_repeat;
create index entry_viewings_by_day on entry_viewings (user_id, day_order desc, work_id desc);
create index entry_viewings_of_entry on entry_viewings (entry_id, work_id, user_id);

create table entry_ratings (
  user_id integer not null references users on delete cascade,
  work_id integer not null,
  entry_id integer not null,
  rating integer not null check (rating between 0 and 10),
  time_rated timestamptz not null,
  primary key (user_id, work_id, entry_id),
  foreign key (entry_id, work_id) references work_entries (id, work_id)
    on update cascade on delete cascade
);

create index entry_ratings_of_entry on entry_ratings (entry_id, work_id, user_id);

-- Each function locks the entries in the order of their ids first, as the counts of works do.
create function keep_viewer_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from work_entries where id in (select entry_id from added) order by id for no key update;
    update work_entries set viewer_count = viewer_count + change.viewers
    from (
      select entry_id, count(*) as viewers from added where not is_repeat group by entry_id
    ) as change
    where work_entries.id = change.entry_id;
  elsif tg_op = 'UPDATE' then
    perform from work_entries
    where id in (select entry_id from added union select entry_id from removed)
    order by id for no key update;
    update work_entries set viewer_count = viewer_count + change.viewers
    from (
      select entry_id, sum(sign) as viewers
      from (
        select entry_id, 1 as sign from added where not is_repeat
        union all
        select entry_id, -1 from removed where not is_repeat
      ) as one
      group by entry_id
    ) as change
    where work_entries.id = change.entry_id and change.viewers <> 0;
  else
    perform from work_entries where id in (select entry_id from removed) order by id for no key update;
    update work_entries set viewer_count = viewer_count - change.viewers
    from (
      select entry_id, count(*) as viewers from removed where not is_repeat group by entry_id
    ) as change
    where work_entries.id = change.entry_id;
  end if;
  return null;
end $$;

create trigger keep_viewer_count_on_insert after insert on entry_viewings
  referencing new table as added for each statement execute function keep_viewer_count();
create trigger keep_viewer_count_on_update after update on entry_viewings
  referencing old table as removed new table as added
  for each statement execute function keep_viewer_count();
create trigger keep_viewer_count_on_delete after delete on entry_viewings
  referencing old table as removed for each statement execute function keep_viewer_count();

create function keep_entry_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from work_entries where id in (select entry_id from added) order by id for no key update;
    update work_entries set
      rating_count = rating_count + change.ratings, rating_sum = rating_sum + change.total
    from (
      select entry_id, count(*) as ratings, sum(rating) as total from added group by entry_id
    ) as change
    where work_entries.id = change.entry_id;
  elsif tg_op = 'UPDATE' then
    perform from work_entries
    where id in (select entry_id from added union select entry_id from removed)
    order by id for no key update;
    update work_entries set
      rating_count = rating_count + change.ratings, rating_sum = rating_sum + change.total
    from (
      select entry_id, sum(sign) as ratings, sum(sign * rating) as total
      from (
        select entry_id, rating, 1 as sign from added
        union all
        select entry_id, rating, -1 from removed
      ) as one
      group by entry_id
    ) as change
    where work_entries.id = change.entry_id;
  else
    perform from work_entries where id in (select entry_id from removed) order by id for no key update;
    update work_entries set
      rating_count = rating_count - change.ratings, rating_sum = rating_sum - change.total
    from (
      select entry_id, count(*) as ratings, sum(rating) as total from removed group by entry_id
    ) as change
    where work_entries.id = change.entry_id;
  end if;
  return null;
end $$;

create trigger keep_entry_ratings_on_insert after insert on entry_ratings
  referencing new table as added for each statement execute function keep_entry_ratings();
create trigger keep_entry_ratings_on_update after update on entry_ratings
  referencing old table as removed new table as added
  for each statement execute function keep_entry_ratings();
create trigger keep_entry_ratings_on_delete after delete on entry_ratings
  referencing old table as removed for each statement execute function keep_entry_ratings();

create trigger note_use_of_added_works after insert on entry_viewings
  referencing new table as added for each statement execute function note_use_of_added_works();
create trigger note_use_of_added_works after insert on entry_ratings
  referencing new table as added for each statement execute function note_use_of_added_works();
