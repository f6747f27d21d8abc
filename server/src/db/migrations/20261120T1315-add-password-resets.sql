-- One link per user at a time: a new request replaces the older one.
create table password_resets (
  user_id integer primary key references users on delete cascade,
  token_hash text not null,
  time_expires timestamptz not null
);

-- Addresses that must not be written to: bounces, complaints, or by hand.
create table email_blocks (
  email citext primary key,
  time_blocked timestamptz not null
);
