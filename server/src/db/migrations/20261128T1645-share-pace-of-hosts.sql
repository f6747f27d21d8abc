-- One pace per host for people and jobs. The version before goes on with its two, which are to be dropped.
alter table source_hosts
  -- When the next call is due if calls are spread evenly.
  add column due timestamptz not null default now(),
  alter column interactive_due set default now(),
  alter column batch_due set default now();
