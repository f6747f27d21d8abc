-- Errors of all processes, counted by hour. No row says who met them.
create table server_errors (
  hour timestamptz not null,
  -- The line of the log, the kind of the error, and the call or kind of job; '' where unknown.
  text text not null,
  error text not null,
  place text not null,
  count integer not null check (count > 0),
  time_last timestamptz not null,
  -- Of the latest one, to find it in the log.
  request_id text,
  primary key (hour, text, error, place)
);
