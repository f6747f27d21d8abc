-- What the columns of a member's own tables mean, for their next file with the same header.
create table import_mappings (
  user_id integer not null references users on delete cascade,
  -- A hash of the names of the columns.
  header_key text collate "C" not null check (header_key ~ '^[0-9a-f]{64}$'),
  mapping jsonb not null,
  time_used timestamptz not null,
  primary key (user_id, header_key)
);
