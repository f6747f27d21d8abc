-- Backups of members' own exports: how often, where to, and the last run.
create table backups (
  user_id integer primary key references users on delete cascade,
  frequency text not null check (frequency in ('off', 'weekly', 'monthly')),
  -- Kind, address and user; no secrets.
  target jsonb not null,
  -- The password or secret key, encrypted.
  secret bytea,
  -- Null if none is scheduled.
  time_next timestamptz,
  -- Of the run that waits or is under way, and its export.
  time_requested timestamptz,
  export_id integer references exports on delete set null,
  -- The last run.
  time_ended timestamptz,
  failure text check (
    failure in (
      'refused', 'notFound', 'full', 'tooLarge', 'unreachable', 'tooSlow', 'privateAddress',
      'redirected', 'certificate', 'unexpected', 'unreadableSecret', 'mail', 'internal'
    )
  ),
  detail text,
  is_pruned boolean not null default true,
  -- Failed scheduled runs in a row.
  failures smallint not null default 0
);

create index backups_due on backups (time_next) where time_next is not null;
create index backups_of_exports on backups (export_id) where export_id is not null;
