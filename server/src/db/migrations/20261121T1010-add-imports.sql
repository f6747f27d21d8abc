-- Further services that reviews come from, and the score as it stood there.
alter table reviews
  drop constraint reviews_import_source_check,
  add constraint reviews_import_source_check
    check (import_source in ('letterboxd', 'goodreads', 'storygraph', 'imdb', 'trakt', 'medley')),
  add column source_rating text check (char_length(source_rating) between 1 and 16);

create table imports (
  user_id integer not null references users on delete cascade,
  id integer generated always as identity unique,
  state text not null
    check (state in ('planned', 'confirmed', 'writing', 'written', 'undoing', 'undone')),
  sources text[] not null,
  -- Names, sources and problems of the files, in their order.
  files jsonb not null,
  -- Lists of the files by their keys: title, description, time.
  lists jsonb not null,
  all_spoilers boolean not null default false,
  -- Items and lists to be written or taken back, and those that are.
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
  -- What the files say.
  item jsonb not null,
  -- Names the work in this and other imports of its source.
  source_key text,
  -- The earliest time that the files say something of it.
  time_first timestamptz not null,
  candidates jsonb not null,
  -- The work it counts as, and why.
  work_id integer,
  match jsonb,
  decision text check (decision in ('accepted', 'chosen', 'skipped')),
  score smallint check (score between 0 and 10),
  -- What becomes of it.
  foresight jsonb not null,
  fate text not null check (fate in ('new', 'here', 'choice', 'leftOut')),
  question text check (question in ('likely', 'possible', 'unknown', 'score')),
  rounded integer not null default 0,
  rows_new integer not null,
  rows_here integer not null,
  rows_choice integer not null,
  rows_left_out integer not null,
  is_written boolean not null default false,
  primary key (user_id, import_id, position),
  foreign key (user_id, import_id) references imports on delete cascade
);

create index import_items_unwritten on import_items (user_id, import_id, time_first, position)
  where fate = 'new' and not is_written;
create index import_items_by_source_key on import_items (user_id, source_key)
  where work_id is not null and decision in ('accepted', 'chosen');

-- What an import wrote, as it wrote it, so that it can be taken back and no more than it.
create table import_writes (
  user_id integer not null,
  import_id integer not null,
  id integer generated always as identity,
  kind text not null check (
    kind in ('review', 'completion', 'engaged', 'saved', 'unsaved', 'list', 'listEntry')
  ),
  -- A review or list, where it is about one.
  target_id integer,
  work_id integer,
  -- The row of an export that a review is, whatever the member makes of the review later.
  import_key text,
  state jsonb not null,
  -- Why it was not taken back.
  kept text,
  primary key (user_id, import_id, id),
  foreign key (user_id, import_id) references imports on delete cascade
);

create index import_writes_of_works on import_writes (user_id, work_id) where import_key is not null;
