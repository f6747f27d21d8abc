alter table imports
  drop constraint imports_state_check,
  add constraint imports_state_check check (
    state in (
      'planning', 'failed', 'planned', 'changing', 'confirmed', 'writing', 'written', 'undoing', 'undone'
    )
  ),
  -- What the job of a planning or changing import has to do.
  add column task jsonb,
  -- Why the files of a failed import could not be read.
  add column problem jsonb;

-- The files of an import until it is planned, in pieces, so that no process holds them whole.
create table import_uploads (
  user_id integer not null,
  import_id integer not null,
  -- Place of the file among those of the import, from 1.
  file integer not null check (file > 0),
  position integer not null check (position > 0),
  bytes bytea not null,
  primary key (user_id, import_id, file, position),
  foreign key (user_id, import_id) references imports on delete cascade
);

-- Most are compressed already, and all are read once.
alter table import_uploads alter column bytes set storage external;
