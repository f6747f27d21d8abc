-- Logins that last. The id is the `jti` claim of the session's token; deleting the row ends the token.
create table sessions (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  -- ordinary: 7 days; browser: until the browser is closed, 30 days at most; remembered: 3,650 days.
  lifetime text not null check (lifetime in ('ordinary', 'browser', 'remembered')),
  -- Such as "Firefox on Linux".
  device text not null check (char_length(device) <= 100),
  address text not null,
  time_created timestamptz not null,
  -- Written every few minutes at most; each use moves the end.
  time_last_used timestamptz not null,
  time_expires timestamptz not null
)
-- Room in each page, so that a use rewrites no index.
with (fillfactor = 80);

create index sessions_by_user on sessions (user_id);
