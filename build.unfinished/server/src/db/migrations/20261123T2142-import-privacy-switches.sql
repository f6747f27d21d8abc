-- What the member of an export switched off; an import switches it off here too.
alter table import_profiles
  add column leaves_suggestions boolean not null default false,
  add column leaves_recommendations boolean not null default false;
