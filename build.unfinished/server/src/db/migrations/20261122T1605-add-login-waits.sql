-- Failed logins by login name, or by account and network where the network is known.
create table login_waits (
  -- Keyed hash, also of names that no account has.
  key_hash bytea primary key,
  failures integer not null,
  time_last timestamptz not null,
  -- Attempts before this time are refused.
  time_free timestamptz not null
);

create index login_waits_by_time on login_waits (time_last);

-- Networks from which an account has logged in: waits caused elsewhere do not apply to them.
create table known_networks (
  -- Keyed hash of account and network.
  key_hash bytea primary key,
  time_last timestamptz not null
);

create index known_networks_by_time on known_networks (time_last);

-- Letters about failed logins, at most one a day per account.
create table login_warnings (
  -- Keyed hash of the account.
  key_hash bytea primary key,
  time_last timestamptz not null
);
