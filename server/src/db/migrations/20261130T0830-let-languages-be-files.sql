-- The languages are those whose texts the build has: a file adds one, so the tables do not list them.
alter table users
  drop constraint users_language_check,
  add constraint users_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
alter table import_profiles
  drop constraint import_profiles_language_check,
  add constraint import_profiles_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$');
