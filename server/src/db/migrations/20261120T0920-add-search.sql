-- Words apart from each other: "Spider-Man" reads "spider man", "8½" reads "8 1 2".
create function spaced_words(value text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(public.fold_text(value), '[^[:alnum:]]+', ' ', 'g'));

-- Words without the signs inside them: "Spider-Man" reads "spiderman", "AC/DC" reads "acdc".
create function joined_words(value text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(public.fold_text(value), '[^[:alnum:][:space:]]+', '', 'g');

-- Both ways of writing a text, as words to be found.
create function words_vector(value text) returns tsvector
  language sql immutable parallel safe strict
  return to_tsvector('pg_catalog.simple', public.spaced_words(value))
    || to_tsvector('pg_catalog.simple', public.joined_words(value));

-- What a title is looked up by: letters and digits only, without a leading English article;
-- a title of signs only ("!!!") stays as it is.
create function key_of_title(value text) returns text
  language sql immutable parallel safe strict
  return coalesce(
    nullif(
      regexp_replace(
        regexp_replace(public.fold_text(value), '^\s*(the|an?)\s+(?=.*[[:alnum:]])', ''),
        '[^[:alnum:]]+', '', 'g'
      ),
      ''
    ),
    btrim(public.fold_text(value))
  );

-- All words of a text, each as the beginning of a word; a single letter stands for itself only.
-- Null where there is no word. `labels` are the weights that count.
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

-- The same with whole words.
create function whole_words_query(value text, labels text) returns tsquery
  language sql immutable parallel safe strict
  return (
    select to_tsquery('pg_catalog.simple', string_agg(distinct word || ':' || labels, ' & '))
    from regexp_split_to_table(public.spaced_words(value), ' ') as word
    where word <> ''
  );

alter table works
  drop column search_vector,
  add column title_key text collate "C" not null generated always as (key_of_title(title)) stored,
  -- A: title, B: creators, C: year.
  add column search_vector tsvector not null generated always as (
    setweight(words_vector(title), 'A')
    || setweight(words_vector(join_names(creators)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', coalesce(left(release_date, 4), '')), 'C')
  ) stored;

create index works_by_title_key on works (medium, title_key);
create index works_by_words on works using gin (search_vector);
create index works_by_similar_creators on works
  using gin (fold_text(join_names(creators)) gin_trgm_ops);

-- The works of a medium whose title or creators read most like a mistyped text: at most 20, and
-- none that is much less like it than the best.
create function similar_works(wanted_medium text, folded text)
  returns table (id integer, likeness real)
  language sql stable parallel safe strict rows 20
  set pg_trgm.word_similarity_threshold = 0.4
begin atomic
  with found as (
    select work.id, greatest(
      word_similarity(folded, work.folded_title) + similarity(folded, work.folded_title),
      0.9 * (
        word_similarity(folded, fold_text(join_names(work.creators)))
        + similarity(folded, fold_text(join_names(work.creators)))
      )
    ) as likeness
    from works as work
    where work.medium = wanted_medium and (
      folded <% work.folded_title or folded <% fold_text(join_names(work.creators))
    )
    order by 2 desc, 1
    limit 20
  )
  select found.id, found.likeness from found
  where found.likeness >= greatest(0.6, 0.7 * (select max(best.likeness) from found as best));
end;

alter table users
  add column username_key text collate "C" not null generated always as (lower(username::text)) stored,
  -- A: username, B: first and last name.
  add column search_vector tsvector not null generated always as (
    setweight(words_vector(username::text), 'A')
    || setweight(words_vector(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), 'B')
  ) stored;

create index users_by_username_key on users (username_key);
create index users_by_words on users using gin (search_vector);
