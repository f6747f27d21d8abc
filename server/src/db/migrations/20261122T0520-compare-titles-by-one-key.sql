-- The one key that titles are compared by: folded, "&" as "and", without a leading English article,
-- letters and digits only. A title of signs only ("!!!") stays as it is.
create function normalize_title(title text) returns text
  language sql immutable parallel safe strict
  return coalesce(
    nullif(
      regexp_replace(
        regexp_replace(
          replace(public.fold_text(title), '&', 'and'),
          '^\s*(the|an?)\s+(?=.*[[:alnum:]])', ''
        ),
        '[^[:alnum:]]+', '', 'g'
      ),
      ''
    ),
    btrim(public.fold_text(title))
  );

drop index films_by_title_key;
drop function title_key(text);

alter table works
  drop column title_key,
  add column normalized_title text collate "C" not null
    generated always as (normalize_title(title)) stored;

create index works_by_normalized_title on works (medium, normalized_title);

drop function key_of_title(text);
