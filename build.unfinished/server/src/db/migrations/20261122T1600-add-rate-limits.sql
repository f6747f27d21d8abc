-- Requests counted by rate limits. Unlogged: a crash of the database starts all counts again.
create unlogged table rate_limit_counts (
  -- Keyed hash of the limit and the account or address it counts.
  key_hash bytea primary key,
  count integer not null,
  time_window_ends timestamptz not null
) with (fillfactor = 70);
