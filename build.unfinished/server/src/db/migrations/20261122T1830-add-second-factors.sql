-- When the member last proved to be there, by the login or later; null for sessions of before this column.
alter table sessions add column time_proved timestamptz;

-- Logins whose password was right and that wait for the second factor.
create table pending_logins (
  -- Keyed hash of the token that the client has.
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  -- The user's token version when the password was checked.
  version integer not null,
  lifetime text not null check (lifetime in ('ordinary', 'browser', 'remembered')),
  time_expires timestamptz not null
);

create index pending_logins_by_user on pending_logins (user_id);

-- Authenticator apps (TOTP), one per member.
create table authenticator_apps (
  user_id integer primary key references users on delete cascade,
  -- Encrypted with a key derived from the server's secret.
  secret bytea not null,
  time_added timestamptz not null,
  -- Null until the first code: only then does the app count.
  time_confirmed timestamptz,
  -- The 30-second step of the last accepted code, so that each code works once.
  last_step integer not null default 0
);

create table recovery_codes (
  user_id integer not null references users on delete cascade,
  -- Keyed hash.
  code_hash bytea not null,
  time_used timestamptz,
  primary key (user_id, code_hash)
);
