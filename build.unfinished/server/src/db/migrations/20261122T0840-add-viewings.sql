-- A day on which a member watched, read or heard a work. `day` is null where only the fact is known.
create table viewings (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  work_id integer not null,
  medium text not null,
  day date,
  is_repeat boolean not null default false,
  tags text[] not null default '{}',
  -- The review written of it.
  review_id integer unique references reviews on delete set null,
  time_created timestamptz not null,
  foreign key (work_id, medium) references works (id, medium)
);

create index viewings_of_user on viewings (user_id, day desc nulls last, id desc);
create index viewings_of_work on viewings (work_id, user_id);

create trigger note_use_of_added_works after insert on viewings
  referencing new table as added for each statement execute function note_use_of_added_works();

-- Seen by the owner alone.
alter table lists add column tags text[] not null default '{}';
alter table list_entries add column note text check (char_length(note) between 1 and 5000);
