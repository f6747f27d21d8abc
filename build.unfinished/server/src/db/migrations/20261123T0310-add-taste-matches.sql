-- Members whom others with a similar taste may find; both sides wish it.
create table findable_members (
  user_id integer primary key references users on delete cascade,
  time_added timestamptz not null
);

-- How far any two members differ, from a sample of pairs: the usual mean difference of their ratings, the
-- works in common that this is worth, and the deviation of single differences. At most one row.
create table taste_priors (
  is_current boolean primary key default true check (is_current),
  difference double precision not null check (difference > 0),
  weight double precision not null check (weight > 0),
  deviation double precision not null check (deviation > 0),
  pair_count integer not null,
  time_estimated timestamptz not null
);
