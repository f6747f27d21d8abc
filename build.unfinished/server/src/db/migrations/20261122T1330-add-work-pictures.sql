-- Pictures of works fetched from their sources, by the hash of the address there.
create table work_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  -- The file, and its size in bytes; null and 0 after a failure.
  key text check (key ~ '^[0-9a-f]{32}\.webp$'),
  size integer not null default 0,
  time_fetched timestamptz not null,
  time_used timestamptz not null
);

create index work_pictures_by_use on work_pictures (time_used desc, hash) where key is not null;
create index works_by_poster on works (md5(poster_source)) where poster_source is not null;
