drop function distinctive_words_query;

-- Words longer than two letters match as prefixes, as does a last one of two letters after others.
-- Shorter beginnings would match a quarter of all works; titles that begin with them are found by
-- their normalized title. The words of every other title count only if there are no others.
create function distinctive_words_query(value text, labels text) returns tsquery
  language sql immutable parallel safe strict
begin atomic
  with words as (
    select word, nth = count(*) over () as is_last,
      word = any('{a,an,and,at,for,from,in,is,of,on,or,the,to,with}'::text[]) as is_common
    from regexp_split_to_table(public.spaced_words(value), ' ') with ordinality as one (word, nth)
    where word <> ''
  ),
  counted as (
    select *, count(*) filter (where not is_common) over () as distinctive from words
  )
  select to_tsquery(
    'pg_catalog.simple',
    string_agg(
      distinct word || case
        when is_common then ':'
        when char_length(word) > 2 or char_length(word) = 2 and is_last and distinctive > 1 then ':*'
        else ':'
      end || labels,
      ' & '
    )
  )
  from counted
  where not is_common or distinctive = 0;
end;
