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
  -- Kept by the triggers of reviews and engagements.
  review_count integer not null default 0 check (review_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  audience_size integer not null default 0 check (audience_size >= 0),
  rating double precision generated always as (
    case when review_count > 0 then rating_sum::double precision / review_count end
  ) stored,
  folded_title text not null generated always as (fold_text(title)) stored,
  search_vector tsvector not null generated always as (
    setweight(to_tsvector('simple', fold_text(title)), 'A')
    || setweight(to_tsvector('simple', fold_text(join_names(creators))), 'B')
  ) stored,
  unique (medium, source, external_id),
  unique (id, medium)
);

create index works_by_audience on works (medium, audience_size desc, review_count desc, id);
create index works_by_review_count on works (medium, review_count desc, id);
create index works_by_rating on works (medium, rating desc nulls last, review_count desc, id);
create index works_by_external_id on works (medium, external_id);
create index works_by_folded_title on works (medium, folded_title text_pattern_ops);
create index works_by_similar_title on works using gin (folded_title gin_trgm_ops);
create index works_by_words on works using gin (search_vector);
