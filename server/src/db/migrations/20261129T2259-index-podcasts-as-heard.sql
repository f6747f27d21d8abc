-- Podcasts are heard by the dates of their episodes, of which they have thousands: what comes next is read from where one is.
create index podcast_episodes_in_order on work_entries (
  work_id,
  coalesce(release_date, ''),
  (case when season is null or number is null then -position else position end),
  id
) where kind = 'episode' and season is distinct from 0 and not is_gone;
