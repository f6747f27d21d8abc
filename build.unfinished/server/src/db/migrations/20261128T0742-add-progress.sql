-- How far a member is in a work that they have not finished. The entry follows its work in a merge.
create table progress (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  work_id integer not null references works on delete cascade,
  state text not null check (state in ('going', 'paused', 'stopped')),
  -- The last entry that the member saw or heard; or an amount, of a total that is the member's own.
  entry_id integer,
  amount integer check (amount between 0 and 99999),
  unit text check (unit in ('page', 'minute', 'percent')),
  total integer check (total between 1 and 99999),
  is_private boolean not null default false,
  time_started timestamptz not null,
  time_changed timestamptz not null,
  unique (user_id, work_id),
  foreign key (entry_id, work_id) references work_entries (id, work_id)
    on update cascade on delete set null (entry_id),
  check ((amount is null) = (unit is null)),
  check (entry_id is null or amount is null),
  check (total is null or amount <= total),
  check (unit <> 'percent' or amount <= 100)
);

create index progress_by_change on progress (user_id, time_changed desc, id desc);
create index progress_of_works on progress (work_id);
create index progress_of_entries on progress (entry_id) where entry_id is not null;

create trigger note_use_of_added_works after insert on progress
  referencing new table as added for each statement execute function note_use_of_added_works();
