create table lists (
  id integer generated always as identity primary key,
  owner_id integer not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 255),
  description text check (char_length(description) between 1 and 5000),
  is_ranked boolean not null,
  is_private boolean not null,
  time_created timestamptz not null
);

create index lists_by_time on lists (owner_id, time_created desc, id desc);

create table list_entries (
  list_id integer not null references lists on delete cascade,
  work_id integer not null,
  medium text not null,
  -- From 1 without gaps; writers lock the list's row. Uniqueness is checked at the end of a
  -- statement, so that one statement can swap positions.
  position integer not null check (position > 0),
  time_added timestamptz not null,
  primary key (list_id, work_id),
  unique (list_id, position) deferrable initially immediate,
  foreign key (work_id, medium) references works (id, medium)
);

create index list_entries_of_medium on list_entries (list_id, medium, position);
create index list_entries_by_time on list_entries (list_id, time_added, position);
create index list_entries_of_work on list_entries (work_id, list_id);
