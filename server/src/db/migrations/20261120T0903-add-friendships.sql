-- One row per pair, the smaller id first, so that two crossing requests meet in one row.
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
