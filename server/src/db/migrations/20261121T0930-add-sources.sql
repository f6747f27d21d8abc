-- How every process together treats a host of a source: its budgets and its failures.
create table source_hosts (
  name text primary key,
  -- When the next call of a lane would be in time, were calls spread evenly.
  interactive_due timestamptz not null,
  batch_due timestamptz not null,
  -- Failures in a row.
  failures integer not null default 0,
  -- Left in peace until then; null while the host answers.
  resting_until timestamptz,
  last_fault text,
  time_failed timestamptz,
  time_answered timestamptz
);

-- Further ids of works: at other sources than the one a work came from, and those of all the world.
create table work_external_ids (
  medium text not null,
  source text not null,
  external_id text not null,
  work_id integer not null references works on delete cascade,
  primary key (medium, source, external_id)
);

create index work_external_ids_of_work on work_external_ids (work_id);
create index work_external_ids_by_id on work_external_ids (medium, external_id);

-- When a work's sources were last asked for details, and when they last gave them.
create table work_refreshes (
  work_id integer primary key references works on delete cascade,
  time_asked timestamptz,
  time_fetched timestamptz
);

-- What a source found for a term: the works in the source's order.
create table source_searches (
  source text not null,
  medium text not null,
  term text not null,
  work_ids integer[] not null,
  time_fetched timestamptz not null,
  primary key (source, medium, term)
);

create index source_searches_by_time on source_searches (time_fetched);
