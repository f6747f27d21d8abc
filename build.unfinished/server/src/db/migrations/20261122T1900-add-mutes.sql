-- Members whose reviews, comments and notifications a member does not see. The muted one is not told.
create table mutes (
  muter_id integer not null references users on delete cascade,
  muted_id integer not null references users on delete cascade,
  time_muted timestamptz not null,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);

create index mutes_by_muted_id on mutes (muted_id);
