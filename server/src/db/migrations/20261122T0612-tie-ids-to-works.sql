-- A further id of a work names its medium too, so the two must belong together.
alter table work_external_ids
  drop constraint work_external_ids_work_id_fkey,
  add foreign key (work_id, medium) references works (id, medium) on delete cascade;

alter table import_items add foreign key (work_id) references works;
alter table import_writes add foreign key (work_id) references works;

-- lists_by_time gives the same order; that most lists are public makes a second one for them idle.
drop index lists_public_by_time;
