-- Answers of creating calls that carried an Idempotency-Key, for repeated requests.
create table idempotency_keys (
  -- Keyed hash of caller and key.
  key_hash bytea primary key,
  -- Keyed hash of the call and its values.
  request_hash bytea not null,
  -- Null for calls that visitors may make.
  user_id integer references users on delete cascade,
  -- JSON; null only within the transaction that inserts the row.
  answer text,
  time_created timestamptz not null
);

create index idempotency_keys_by_time on idempotency_keys (time_created);
create index idempotency_keys_by_user on idempotency_keys (user_id);
