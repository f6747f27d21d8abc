-- More of what people look at, and search by. `original_title` is among the `alternative_titles`.
alter table works
  add column original_title text,
  add column alternative_titles text[] not null default '{}',
  add column genres text[] not null default '{}',
  add column cast_members text[] not null default '{}',
  -- ISO 3166-1 alpha-2 and ISO 639.
  add column countries text[] not null default '{}',
  add column languages text[] not null default '{}',
  add column minutes integer check (minutes > 0),
  add column pages integer check (pages > 0),
  add column series_title text,
  add column series_position text check (series_position is null or series_title is not null),
  -- The article a description was taken from, where its licence asks for a link.
  add column description_url text;

-- People and groups who made or appear in works. Names that differ only in case, accents or
-- punctuation are one contributor ("J.K. Rowling", "J. K. Rowling").
create table contributors (
  id integer generated always as identity primary key,
  name text not null,
  name_key text collate "C" not null unique
);

create table credits (
  work_id integer not null references works on delete cascade,
  role text not null check (role in ('creator', 'cast')),
  position smallint not null check (position > 0),
  contributor_id integer not null references contributors,
  primary key (work_id, role, position)
);

create index credits_of_contributor on credits (contributor_id, work_id);

create function contributor_key(name text) returns text
  language sql immutable parallel safe strict
  return coalesce(nullif(public.spaced_words(name), ''), btrim(public.fold_text(name)));

create function credited_names(creators text[], cast_members text[])
  returns table (role text, "position" smallint, name text)
  language sql immutable parallel safe
begin atomic
  select 'creator', place::smallint, name from unnest(creators) with ordinality as one (name, place)
  union all
  select 'cast', place::smallint, name from unnest(cast_members) with ordinality as one (name, place);
end;

-- Keeps the credits in step with the names on works.
create function keep_credits() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from credits using added join removed using (id)
    where credits.work_id = added.id and (added.creators, added.cast_members)
      is distinct from (removed.creators, removed.cast_members);
  end if;

  -- In the order of their keys, so that two writers of the same names do not meet in a deadlock.
  insert into contributors (name, name_key)
  select distinct on (key) name, key
  from added
  cross join lateral credited_names(creators, cast_members) as credited
  cross join lateral contributor_key(name) as key
  where not exists (select from credits where work_id = added.id)
    and not exists (select from contributors where name_key = key)
  order by key, name
  on conflict do nothing;

  insert into credits (work_id, role, position, contributor_id)
  select added.id, credited.role, credited.position, contributors.id
  from added
  cross join lateral credited_names(creators, cast_members) as credited
  join contributors on name_key = contributor_key(credited.name)
  where not exists (select from credits where work_id = added.id)
  on conflict do nothing;
  return null;
end $$;

create trigger keep_credits_on_insert after insert on works
  referencing new table as added for each statement execute function keep_credits();
create trigger keep_credits_on_update after update on works
  referencing old table as removed new table as added
  for each statement execute function keep_credits();

-- Credits of the works that are here already.
insert into contributors (name, name_key)
select distinct on (key) name, key
from works, unnest(creators) as name, contributor_key(name) as key
order by key, name;

insert into credits (work_id, role, position, contributor_id)
select works.id, 'creator', place, contributors.id
from works
cross join lateral unnest(creators) with ordinality as one (name, place)
join contributors on name_key = contributor_key(one.name);
