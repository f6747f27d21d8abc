-- The code knows the services that reviews come from.
alter table reviews
  drop constraint reviews_import_source_check,
  add constraint reviews_import_source_check check (import_source ~ '^[A-Za-z]{1,20}$');
