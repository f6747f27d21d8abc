create table works (
  id integer generated always as identity primary key,
  medium text not null check (medium in ('film', 'tvShow', 'book', 'album', 'podcast')),
  source text not null,
  external_id text not null,
  title text not null check (title <> ''),
  creators text[] not null default '{}',
  release_date text check (release_date ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  description text,
  poster_source text,
  entries text[] not null default '{}',
  time_fetched timestamptz not null,
  folded_title text not null generated always as (fold_text(title)) stored,
  -- Stored, because a misspelt search compares hundreds of works, and folding costs more.
  folded_creators text not null generated always as (fold_text(join_names(creators))) stored,
  normalized_title text collate "C" not null generated always as (normalize_title(title)) stored,
  -- A: title, B: creators, C: year.
  search_vector tsvector not null generated always as (
    setweight(words_vector(title), 'A')
    || setweight(words_vector(join_names(creators)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', coalesce(left(release_date, 4), '')), 'C')
  ) stored,
  unique (medium, source, external_id),
  -- For foreign keys that include the medium.
  unique (id, medium)
);

create index works_by_external_id on works (medium, external_id);
create index works_by_folded_title on works (medium, folded_title text_pattern_ops);
create index works_by_normalized_title on works (medium, normalized_title);
create index works_by_similar_title on works using gin (folded_title gin_trgm_ops);
create index works_by_similar_creators on works using gin (folded_creators gin_trgm_ops);
create index works_by_words on works using gin (search_vector);

-- Counts change far more often than a work's facts; in works, each change would write an entry in
-- every index. A fifth of each page stays free for new row versions. A member counts once per work:
-- rating_sum adds each reviewer's newest rating. Triggers on works, reviews and engagements write here.
create table work_counts (
  work_id integer primary key,
  medium text not null,
  review_count integer not null default 0 check (review_count >= 0),
  reviewer_count integer not null default 0 check (reviewer_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  audience_size integer not null default 0 check (audience_size >= 0),
  rating double precision generated always as (
    case when reviewer_count > 0 then rating_sum::double precision / reviewer_count end
  ) stored,
  foreign key (work_id, medium) references works (id, medium) on delete cascade
) with (fillfactor = 80);

create index work_counts_by_audience
  on work_counts (medium, audience_size desc, reviewer_count desc, work_id);
create index work_counts_by_reviewers on work_counts (medium, reviewer_count desc, work_id);
create index work_counts_by_rating
  on work_counts (medium, rating desc nulls last, reviewer_count desc, work_id);

create function add_work_counts() returns trigger language plpgsql as $$
begin
  insert into work_counts (work_id, medium) select id, medium from added order by id;
  return null;
end $$;

create trigger add_work_counts after insert on works
  referencing new table as added for each statement execute function add_work_counts();

-- Works of a medium whose title or creators resemble a misspelt text: at most 20, and none that
-- scores far below the best.
create function similar_works(wanted_medium text, folded text)
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

-- Edition of each bundled catalogue that was loaded.
create table catalogue_stamps (
  source text primary key,
  stamp text not null,
  time_loaded timestamptz not null
);
