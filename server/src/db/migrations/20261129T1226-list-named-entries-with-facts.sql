-- An entry of which a title or a day is known is one that is listed, whoever named it first.
drop trigger judge_named_entry on work_entries;
create trigger judge_named_entry before update of viewer_count, rating_count on work_entries
  for each row when (
    new.source is null and new.title is null and new.release_date is null and new.season is not null
  )
  execute function judge_named_entry();

create function list_named_entry() returns trigger language plpgsql as $$
begin
  new.is_gone := false;
  return new;
end $$;

create trigger list_named_entry before update of title, release_date on work_entries
  for each row when (
    old.is_gone and old.source is null and old.title is null and old.release_date is null
    and (new.title is not null or new.release_date is not null)
  )
  execute function list_named_entry();
