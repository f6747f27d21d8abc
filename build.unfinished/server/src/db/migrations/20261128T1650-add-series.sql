-- Works of one medium that belong in an order. Of two series with one title ("Private"), each is named by who made the
-- work that came first.
create table series (
  id integer generated always as identity primary key,
  medium text not null check (medium in ('film', 'tvShow', 'book', 'album', 'podcast')),
  title text not null,
  title_key text collate "C" not null,
  maker_key text collate "C" not null,
  unique (title_key, medium, maker_key)
);

alter table works add column series_id integer references series;
create index works_of_series on works (series_id) where series_id is not null;

-- The series that a work is part of: one of the title by the same creator, else one that lacks a work of the position.
create function series_of_work(work works) returns integer language plpgsql as $$
declare
  key text := normalize_title(work.series_title);
  maker text := coalesce(contributor_key(work.creators[1]), '');
  found integer;
begin
  select series.id into found from series
  where title_key = key and medium = work.medium and (
    maker_key = maker or exists (
      select from works as part
      where part.series_id = series.id and part.creators && work.creators
    ) or work.series_position is not null and not exists (
      select from works as part
      where part.series_id = series.id and part.series_position = work.series_position
    )
  )
  order by maker_key = maker desc, exists (
    select from works as part
    where part.series_id = series.id and part.creators && work.creators
  ) desc, id
  limit 1;
  if found is null then
    insert into series (medium, title, title_key, maker_key)
    values (work.medium, work.series_title, key, maker)
    on conflict (title_key, medium, maker_key) do update set title = series.title
    returning id into found;
  end if;
  return found;
end $$;

-- A work stays in its series until its source names another one.
create function keep_series() returns trigger language plpgsql as $$
begin
  if new.series_title is null then
    new.series_id := null;
  elsif tg_op = 'INSERT' or new.series_id is null
    or new.series_title is distinct from old.series_title
      and new.series_id is not distinct from old.series_id
  then
    new.series_id := series_of_work(new);
  end if;
  return new;
end $$;

create trigger keep_series_on_insert before insert on works
  for each row when (new.series_title is not null) execute function keep_series();
create trigger keep_series_on_update before update of series_title on works
  for each row when (new.series_title is not null or old.series_id is not null)
  execute function keep_series();

-- The series of the works that are here, the best known first.
do $$
declare part integer;
begin
  for part in
    select works.id from works join work_counts on work_counts.work_id = works.id
    where series_title is not null order by shelf_place, works.id
  loop
    update works set series_title = series_title where id = part;
  end loop;
end $$;

-- The last name of a contributor, by which people are looked for: "kubrick".
create index contributors_by_last_name on contributors
  ((substring(name_key from '[^ ]+$')) collate "C");
