-- Tries of the nightly backup of the whole instance, by the name of their file.
create table instance_backups (
  file text primary key,
  time_started timestamptz not null,
  time_ended timestamptz,
  -- The size of the file in bytes.
  bytes bigint,
  -- Why the last try failed.
  failure text,
  check (num_nonnulls(bytes, failure) = num_nonnulls(time_ended))
);
