-- Settings of the instance that admins have changed, by the names of the environment variables; what the environment
-- sets rules over them. Values are encrypted with the key of the server.
create table instance_settings (
  name text primary key check (name <> ''),
  sealed_value bytea not null,
  time_changed timestamptz not null
);
