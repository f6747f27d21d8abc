-- One row per pair with the smaller id first, so that mutual requests meet in one row.
create table friendships (
  lower_id integer not null references users on delete cascade,
  higher_id integer not null references users on delete cascade,
  requester_id integer not null,
  time_requested timestamptz not null,
  time_approved timestamptz,
  primary key (lower_id, higher_id),
  check (lower_id < higher_id),
  check (requester_id in (lower_id, higher_id))
);

create index friendships_by_higher_id on friendships (higher_id, lower_id);

create table blocks (
  blocker_id integer not null references users on delete cascade,
  blocked_id integer not null references users on delete cascade,
  time_blocked timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index blocks_by_blocked_id on blocks (blocked_id, blocker_id);
