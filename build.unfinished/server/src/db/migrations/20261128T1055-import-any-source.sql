-- The code knows the services; a new one needs no new check.
alter table reviews drop constraint reviews_import_source_check;
alter table reviews add constraint reviews_import_source_check
  check (import_source ~ '^[A-Za-z]{1,20}$');
