-- The newest release that the address of UPGRADE_NOTICE_URL named: one row at most.
create table newest_release (
  id boolean primary key default true check (id),
  version text not null,
  notes_url text not null,
  time_seen timestamptz not null
);
