alter table import_writes
  drop constraint import_writes_kind_check,
  add constraint import_writes_kind_check check (
    kind in (
      'review', 'completion', 'engaged', 'saved', 'unsaved', 'list', 'listEntry', 'favorite',
      'profile', 'viewing'
    )
  );

-- Whether works that nobody here knows are added as the files name them.
alter table imports add column keeps_unknown boolean not null default false;
