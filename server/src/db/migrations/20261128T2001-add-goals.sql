create table goals (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('works', 'pages', 'minutes', 'episodes', 'list')),
  year integer not null,
  medium text check (medium in ('film', 'tvShow', 'book', 'album', 'podcast')),
  target integer check (target > 0),
  list_id integer references lists on delete cascade,
  until date check (extract(year from until) = year),
  is_private boolean not null,
  time_created timestamptz not null,
  check (medium is null or kind = 'works'),
  check ((kind = 'list') = (list_id is not null)),
  check ((kind = 'list') = (until is not null)),
  check ((kind = 'list') = (target is null))
);

-- Also reads the goals of a member by year.
create unique index goals_once on goals (user_id, year, kind, medium, list_id) nulls not distinct;
create unique index goals_of_list on goals (list_id) where list_id is not null;
