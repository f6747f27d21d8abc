-- Counts of a diary are read from the index alone.
drop index viewings_by_medium_and_day;
create index viewings_by_medium_and_day
  on viewings (user_id, medium, coalesce(day, '-infinity') desc, id desc) include (work_id, day);
