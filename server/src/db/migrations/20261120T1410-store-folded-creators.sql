-- Folding a text costs more than comparing it; a mistyped search compares hundreds of works.
alter table works
  add column folded_creators text not null
    generated always as (fold_text(join_names(creators))) stored;

drop index works_by_similar_creators;
create index works_by_similar_creators on works using gin (folded_creators gin_trgm_ops);

create or replace function similar_works(wanted_medium text, folded text)
  returns table (id integer, likeness real)
  language sql stable parallel safe strict rows 20
  set pg_trgm.word_similarity_threshold = 0.4
begin atomic
  with found as (
    select work.id, greatest(
      word_similarity(folded, work.folded_title) + similarity(folded, work.folded_title),
      0.9 * (
        word_similarity(folded, work.folded_creators) + similarity(folded, work.folded_creators)
      )
    ) as likeness
    from works as work
    where work.medium = wanted_medium and (
      folded <% work.folded_title or folded <% work.folded_creators
    )
    order by 2 desc, 1
    limit 20
  )
  select found.id, found.likeness from found
  where found.likeness >= greatest(0.6, 0.7 * (select max(best.likeness) from found as best));
end;
