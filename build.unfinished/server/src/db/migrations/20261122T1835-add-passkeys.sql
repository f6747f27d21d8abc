create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Of the authenticator: a lower one than before tells a copy. Many always say 0.
  sign_count bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 100),
  time_added timestamptz not null,
  time_last_used timestamptz
);

create index passkeys_by_user on passkeys (user_id);

-- Challenges that a passkey has to sign, once.
create table passkey_challenges (
  challenge text primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('registration', 'proof')),
  time_expires timestamptz not null
);

create index passkey_challenges_by_user on passkey_challenges (user_id);
