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

-- The ZIP in pieces, so that no process holds it whole.
create table export_pieces (
  export_id integer not null references exports on delete cascade,
  position integer not null check (position > 0),
  bytes bytea not null,
  primary key (export_id, position)
);

-- A ZIP is already compressed.
alter table export_pieces alter column bytes set storage external;
