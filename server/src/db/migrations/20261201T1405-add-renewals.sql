-- Told by some sources of shows: where it stands, and the time zone of the network, whose days its air dates are.
alter table works
  add column show_status text check (show_status in ('announced', 'running', 'ended')),
  add column network_zone text;

-- How long a feed asks to be left in peace after a reading.
alter table work_refreshes add column feed_ttl_minutes integer check (feed_ttl_minutes > 0);

-- The latest night in which a work that members wait for was to be renewed, and how that ended.
create table work_renewals (
  work_id integer primary key references works on delete cascade,
  night date not null,
  -- The source that is asked, with its id of the work.
  source text not null,
  external_id text not null,
  -- How many wait for it.
  members integer not null,
  state text not null check (state in ('due', 'done', 'failed')),
  attempts integer not null default 0,
  -- A source told something new that night.
  has_news boolean not null default false,
  -- The last success, in this night or an earlier one.
  time_done timestamptz
);

create index work_renewals_by_night on work_renewals (night, state, attempts, members desc, work_id);

-- The nights that were planned.
create table renewal_nights (
  night date primary key,
  time_planned timestamptz not null
);

-- Until when the changes that a source lists of a medium are known.
create table source_changes (
  source text not null,
  medium text not null,
  time_read timestamptz not null,
  primary key (source, medium)
);
