-- What the sources are asked because of a plan: works for which there is no certain match here.
create table import_look_ups (
  user_id integer not null,
  import_id integer not null,
  -- The first item about the work.
  position integer not null,
  medium text not null check (medium in ('film', 'tvShow', 'book', 'album', 'podcast')),
  tries smallint not null default 0,
  -- answered: by a source at least; failed: by none, however often it was tried.
  outcome text check (outcome in ('answered', 'failed')),
  primary key (user_id, import_id, position),
  foreign key (user_id, import_id) references imports on delete cascade
);

create index import_look_ups_open on import_look_ups (user_id, import_id, tries, position)
  where outcome is null;

-- The position of the look-up that an item waits for, which others about the same work share.
alter table import_items add column look_up integer;

create index import_items_by_look_up on import_items (user_id, import_id, look_up)
  where look_up is not null;
