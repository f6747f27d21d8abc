-- The place of a work on the starter shelf, from 0, the most famous first; null for works that are not on
-- it. Breaks ties of popularity: the ids of works that came with a later edition tell nothing about fame.
alter table work_counts add column shelf_place integer check (shelf_place >= 0);

drop index
  work_counts_by_audience, work_counts_by_reviewers, work_counts_by_rating,
  work_counts_by_weighted_rating;
create index work_counts_by_audience
  on work_counts (medium, audience_size desc, reviewer_count desc, shelf_place, work_id) where is_listed;
create index work_counts_by_reviewers
  on work_counts (medium, reviewer_count desc, shelf_place, work_id) where is_listed;
create index work_counts_by_rating
  on work_counts (medium, rating desc nulls last, reviewer_count desc, shelf_place, work_id) where is_listed;
create index work_counts_by_weighted_rating
  on work_counts (medium, weighted_rating desc nulls last, reviewer_count desc, shelf_place, work_id)
  where is_listed;

-- The next start reads the shelf again and writes the places of the works that are there.
delete from catalogue_stamps where source = 'shelf' or source like 'shelf %';
