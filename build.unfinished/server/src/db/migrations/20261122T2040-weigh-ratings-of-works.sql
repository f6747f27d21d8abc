-- A mean that few ratings pull only a little: as if every work had five ratings of its medium's usual
-- value besides its own. Usual values: films 7.3 and books 8.1, from openly licensed collections of
-- ratings (MovieTweetings, goodbooks-10k); the other mediums lie between them.
alter table work_counts add column weighted_rating double precision generated always as (
  case when reviewer_count > 0 then
    (rating_sum + 5 * case medium when 'film' then 7.3 when 'book' then 8.1 else 7.7 end::double precision)
      / (reviewer_count + 5)
  end
) stored;

create index work_counts_by_weighted_rating
  on work_counts (medium, weighted_rating desc nulls last, reviewer_count desc, work_id)
  where is_listed;

-- Explore by genre, country and decade. A filter that leaves few works finds them here; one that leaves
-- many reads the works in their order.
create index works_by_genre on works using gin (genres);
create index works_by_country on works using gin (countries);
create index works_by_release on works (medium, release_date);
