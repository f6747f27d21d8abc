-- An entry with a number that members named, and that no source lists, counts for all once three members have it; until
-- then it is gone for those who do not.
create function judge_named_entry() returns trigger language plpgsql as $$
begin
  new.is_gone := greatest(new.viewer_count, new.rating_count) < 3;
  return new;
end $$;

create trigger judge_named_entry before update of viewer_count, rating_count on work_entries
  for each row when (new.source is null and new.title is null and new.season is not null)
  execute function judge_named_entry();

update work_entries set is_gone = true
where source is null and title is null and season is not null and not is_gone
  and greatest(viewer_count, rating_count) < 3;

create index unlisted_entries on work_entries (work_id) where source is null or is_gone;
