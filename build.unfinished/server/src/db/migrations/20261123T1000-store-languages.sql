-- The language a member chose, in which letters to them are written; null: never chosen, English.
alter table users add column language text check (language in ('en', 'de'));

-- The language in an export that an import brings.
alter table import_profiles add column language text check (language in ('en', 'de'));
