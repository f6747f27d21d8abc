-- A text without punctuation has one spelling only.
create or replace function words_vector(value text) returns tsvector
  language sql immutable parallel safe strict
  return case
    when value ~ '[^[:alnum:][:space:]]' then
      to_tsvector('pg_catalog.simple', public.spaced_words(value))
        || to_tsvector('pg_catalog.simple', public.joined_words(value))
    else to_tsvector('pg_catalog.simple', public.fold_text(value))
  end;

-- As words_query, without the words of every other title unless there are no others. One or two
-- letters are the beginning of a word only at the end of the text.
create function distinctive_words_query(value text, labels text) returns tsquery
  language sql immutable parallel safe strict
begin atomic
  with words as (
    select word,
      word = any('{a,an,and,at,for,from,in,is,of,on,or,the,to,with}'::text[]) as is_common,
      nth = count(*) over () and nth > 1 or char_length(word) > 2
        or char_length(public.spaced_words(value)) = 2 as may_begin
    from regexp_split_to_table(public.spaced_words(value), ' ') with ordinality as one (word, nth)
    where word <> ''
  )
  select to_tsquery(
    'pg_catalog.simple',
    string_agg(
      distinct word || case when may_begin and not is_common then ':*' else ':' end || labels,
      ' & '
    )
  )
  from words
  where not is_common or (select every(is_common) from words);
end;

drop function similar_works(text, text);
drop index works_by_similar_creators;

alter table works
  drop column folded_creators,
  drop column search_vector,
  -- A: title and alternative titles, B: creators, C: year, D: cast. The medium, with a colon that no
  -- search has, lets each medium be searched on its own.
  add column search_vector tsvector not null generated always as (
    setweight(words_vector(title || ' ' || join_names(alternative_titles)), 'A')
    || setweight(words_vector(join_names(creators)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', coalesce(left(release_date, 4), '')), 'C')
    || setweight(words_vector(join_names(cast_members)), 'D')
    || array_to_tsvector(array[':' || medium])
  ) stored;

create index works_by_words on works using gin (search_vector);
-- A search for one or two letters looks at the best known works that begin with them.
create index works_by_first_letter on works (medium, left(normalized_title, 1), id);
create index works_by_first_letters on works (medium, left(normalized_title, 2), id);

-- Normalized alternative titles that differ from the title. Triggers on works write here.
create table search_titles (
  work_id integer not null references works on delete cascade,
  medium text not null,
  normalized_title text collate "C" not null,
  primary key (work_id, normalized_title)
);

create index search_titles_by_name on search_titles (medium, normalized_title, work_id);

-- Every word of titles and names: the spellings that a misspelt search can mean. Words of deleted
-- works stay; a search with them finds nothing.
create table search_words (
  word text collate "C" primary key
);

create index search_words_by_similarity on search_words using gin (word gin_trgm_ops);

create function keep_search_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from search_titles using added join removed using (id)
    where search_titles.work_id = added.id
      and (added.title, added.alternative_titles) is distinct from (removed.title, removed.alternative_titles);
  end if;

  insert into search_titles (work_id, medium, normalized_title)
  select id, medium, key
  from added, unnest(alternative_titles) as other, normalize_title(other) as key
  where key not in ('', normalized_title)
  on conflict do nothing;

  -- In one order, so that two writers of the same words do not block each other.
  insert into search_words (word)
  select distinct lexeme
  from added, unnest(search_vector) as word
  where char_length(lexeme) between 3 and 40 and lexeme ~ '^[^0-9:]+$'
  order by 1
  on conflict do nothing;
  return null;
end $$;

create trigger keep_search_names_on_insert after insert on works
  referencing new table as added for each statement execute function keep_search_names();
create trigger keep_search_names_on_update after update on works
  referencing old table as removed new table as added
  for each statement execute function keep_search_names();

insert into search_titles (work_id, medium, normalized_title)
select distinct id, medium, key
from works, unnest(alternative_titles) as other, normalize_title(other) as key
where key not in ('', normalized_title);

insert into search_words (word)
select distinct lexeme
from works, unnest(search_vector) as word
where char_length(lexeme) between 3 and 40 and lexeme ~ '^[^0-9:]+$';

-- Known words with many letter groups in common with a misspelt one.
create function similar_words(typed text) returns table (word text)
  language sql stable parallel safe strict rows 40
  set pg_trgm.similarity_threshold = 0.25
begin atomic
  select known.word from search_words as known
  where known.word % typed and char_length(known.word) between char_length(typed) - 3 and char_length(typed) + 3
  order by similarity(known.word, typed) desc, known.word
  limit 40;
end;

-- Titles with many letter groups in common with a misspelt one.
create function similar_titles(typed text) returns table (normalized_title text)
  language sql stable parallel safe strict rows 40
  set pg_trgm.similarity_threshold = 0.5
begin atomic
  select works.normalized_title from works
  where folded_title % typed
  order by similarity(folded_title, typed) desc, id
  limit 40;
end;
