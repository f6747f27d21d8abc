create table exports (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  state text not null check (state in ('requested', 'ready', 'failed')),
  time_requested timestamptz not null,
  -- Of the ZIP, in bytes.
  size integer not null default 0
);

create unique index exports_one_under_way on exports (user_id) where state = 'requested';
create index exports_of_user on exports (user_id, time_requested desc, id desc);
create index exports_by_time on exports (time_requested);

-- The ZIP in pieces, so that nobody ever holds it whole.
create table export_pieces (
  export_id integer not null references exports on delete cascade,
  position integer not null check (position > 0),
  bytes bytea not null,
  primary key (export_id, position)
);

-- Nothing is left to compress.
alter table export_pieces alter column bytes set storage external;

-- What an export tells of the profile, until the plan of its import is written.
create table import_profiles (
  user_id integer not null,
  import_id integer not null,
  first_name text check (char_length(first_name) <= 255),
  last_name text check (char_length(last_name) <= 255),
  picture bytea,
  primary key (user_id, import_id),
  foreign key (user_id, import_id) references imports on delete cascade
);
