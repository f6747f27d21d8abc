create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Lower case without accents, for comparing and sorting titles and names.
create function fold_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent', value));

create function join_names(names text[]) returns text
  language sql immutable parallel safe strict
  return array_to_string(names, ' ');

-- Punctuation separates words: "Spider-Man" becomes "spider man", "8½" becomes "8 1 2".
create function spaced_words(value text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(public.fold_text(value), '[^[:alnum:]]+', ' ', 'g'));

-- Punctuation inside words is removed: "Spider-Man" becomes "spiderman", "AC/DC" becomes "acdc".
create function joined_words(value text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(public.fold_text(value), '[^[:alnum:][:space:]]+', '', 'g');

-- Words to search in, in both spellings.
create function words_vector(value text) returns tsvector
  language sql immutable parallel safe strict
  return to_tsvector('pg_catalog.simple', public.spaced_words(value))
    || to_tsvector('pg_catalog.simple', public.joined_words(value));

-- Matches all words of a text as prefixes; a single letter matches only itself. Null for a text
-- without words. `labels` are the weights to search in.
create function words_query(value text, labels text) returns tsquery
  language sql immutable parallel safe strict
  return (
    select to_tsquery(
      'pg_catalog.simple',
      string_agg(
        distinct word || case when char_length(public.spaced_words(value)) = 1 then ':' else ':*' end || labels,
        ' & '
      )
    )
    from regexp_split_to_table(public.spaced_words(value), ' ') as word
    where word <> ''
  );

-- As words_query, for whole words.
create function whole_words_query(value text, labels text) returns tsquery
  language sql immutable parallel safe strict
  return (
    select to_tsquery('pg_catalog.simple', string_agg(distinct word || ':' || labels, ' & '))
    from regexp_split_to_table(public.spaced_words(value), ' ') as word
    where word <> ''
  );

-- The one key for comparing titles: folded, "&" as "and", without a leading English article,
-- letters and digits only. A title of punctuation only ("!!!") is kept.
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
