create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Lower case without accents: what titles and names are compared and sorted by.
create function fold_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent', value));

create function join_names(names text[]) returns text
  language sql immutable parallel safe strict
  return array_to_string(names, ' ');
