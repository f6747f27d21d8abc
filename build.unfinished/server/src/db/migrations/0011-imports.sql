create table imports (
  user_id integer not null references users on delete cascade,
  id integer generated always as identity unique,
  state text not null
    check (state in ('planned', 'confirmed', 'writing', 'written', 'undoing', 'undone')),
  sources text[] not null,
  -- Names, sources and problems of the files, in their order.
  files jsonb not null,
  -- Lists in the files by key: title, description, time.
  lists jsonb not null,
  all_spoilers boolean not null default false,
  -- Items and lists to write or revert, and those done.
  work_total integer not null default 0,
  work_done integer not null default 0,
  time_created timestamptz not null,
  time_changed timestamptz not null,
  primary key (user_id, id)
);

create index imports_by_time_changed on imports (time_changed);

create table import_items (
  user_id integer not null,
  import_id integer not null,
  position integer not null check (position > 0),
  -- The contents of the files.
  item jsonb not null,
  -- Identifies the work in this and other imports of its source.
  source_key text,
  -- The earliest time in the files.
  time_first timestamptz not null,
  candidates jsonb not null,
  -- The matched work, and how it was matched.
  work_id integer references works,
  match jsonb,
  decision text check (decision in ('accepted', 'chosen', 'skipped')),
  score smallint check (score between 0 and 10),
  planned_outcome jsonb not null,
  outcome text not null check (outcome in ('new', 'here', 'choice', 'leftOut')),
  question text check (question in ('likely', 'possible', 'unknown', 'score')),
  rounded integer not null default 0,
  rows_new integer not null,
  rows_here integer not null,
  rows_choice integer not null,
  rows_left_out integer not null,
  is_written boolean not null default false,
  -- Position of the look-up that the item waits for; items about one work share it.
  look_up integer,
  primary key (user_id, import_id, position),
  foreign key (user_id, import_id) references imports on delete cascade
);

create index import_items_unwritten on import_items (user_id, import_id, time_first, position)
  where outcome = 'new' and not is_written;
create index import_items_by_source_key on import_items (user_id, source_key)
  where work_id is not null and decision in ('accepted', 'chosen');
create index import_items_by_look_up on import_items (user_id, import_id, look_up)
  where look_up is not null;

-- Works of a plan without a certain match, to be looked up at the sources.
create table import_look_ups (
  user_id integer not null,
  import_id integer not null,
  -- The first item about the work.
  position integer not null,
  medium text not null check (medium in ('film', 'tvShow', 'book', 'album', 'podcast')),
  tries smallint not null default 0,
  -- answered: by at least one source; failed: every try failed.
  outcome text check (outcome in ('answered', 'failed')),
  primary key (user_id, import_id, position),
  foreign key (user_id, import_id) references imports on delete cascade
);

create index import_look_ups_open on import_look_ups (user_id, import_id, tries, position)
  where outcome is null;

-- Each write of an import in its original state, so that undo reverts exactly that.
create table import_writes (
  user_id integer not null,
  import_id integer not null,
  id integer generated always as identity,
  kind text not null check (
    kind in (
      'review', 'completion', 'engaged', 'saved', 'unsaved', 'list', 'listEntry', 'favorite',
      'profile'
    )
  ),
  -- The review or list, if any.
  target_id integer,
  work_id integer references works,
  -- The export row of a review, even after the member edited the review.
  import_key text,
  state jsonb not null,
  -- Why undo left it.
  kept text,
  primary key (user_id, import_id, id),
  foreign key (user_id, import_id) references imports on delete cascade
);

create index import_writes_of_works on import_writes (user_id, work_id) where import_key is not null;

-- Profile data of an export until its plan is written.
create table import_profiles (
  user_id integer not null,
  import_id integer not null,
  first_name text check (char_length(first_name) <= 255),
  last_name text check (char_length(last_name) <= 255),
  picture bytea,
  primary key (user_id, import_id),
  foreign key (user_id, import_id) references imports on delete cascade
);
