create table blocks (
  blocker_id integer not null references users on delete cascade,
  blocked_id integer not null references users on delete cascade,
  time_blocked timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index blocks_by_blocked_id on blocks (blocked_id, blocker_id);
