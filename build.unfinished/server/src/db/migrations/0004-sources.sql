-- Call budgets and failures per host of a source, shared by all processes.
create table source_hosts (
  name text primary key,
  -- When the next call of each lane is due if calls are spread evenly.
  interactive_due timestamptz not null,
  batch_due timestamptz not null,
  -- Failures in a row.
  failures integer not null default 0,
  -- No calls before this time; null while the host answers.
  resting_until timestamptz,
  last_fault text,
  time_failed timestamptz,
  time_answered timestamptz
);

-- A work's ids at sources other than its own, and universal ones such as ISBNs.
create table work_external_ids (
  medium text not null,
  source text not null,
  external_id text not null,
  work_id integer not null,
  primary key (medium, source, external_id),
  foreign key (work_id, medium) references works (id, medium) on delete cascade
);

create index work_external_ids_of_work on work_external_ids (work_id);
create index work_external_ids_by_id on work_external_ids (medium, external_id);

-- Attempts to fetch a work's details from its sources.
create table work_refreshes (
  work_id integer primary key references works on delete cascade,
  time_asked timestamptz,
  -- The last success.
  time_fetched timestamptz,
  -- End of the last attempt, whatever its outcome.
  time_ended timestamptz,
  -- Cache validators of the work's feed, sent with the next request.
  feed_url text,
  feed_etag text,
  feed_last_modified text
);

-- Results of a source for a search term: works in the source's order.
create table source_searches (
  source text not null,
  medium text not null,
  term text not null,
  work_ids integer[] not null,
  time_fetched timestamptz not null,
  -- A search reads all sources of one medium and term.
  primary key (medium, term, source)
);

create index source_searches_by_time on source_searches (time_fetched);
