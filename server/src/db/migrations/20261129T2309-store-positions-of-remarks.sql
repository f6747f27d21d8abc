-- Remarks are read in the order of their points: sorted for each page, those of a popular show took a second.
alter table remarks
  -- That of the entry, else the share.
  add column position integer not null default 0;

-- The place of an entry in the order in which one sees or hears a work: podcasts are listed newest first.
create function place_in_work(entry work_entries, medium text) returns integer
  language sql immutable
  return case
    when medium = 'podcast' and (entry.season is null or entry.number is null) then -entry.position
    else entry.position
  end;

update remarks set position = coalesce(remarks.share, (
  select place_in_work(entry, works.medium)
  from work_entries as entry join works on works.id = entry.work_id
  where entry.id = remarks.entry_id
));

-- The entry is locked, so that it cannot move between this look and the end of the transaction.
create function keep_remark_position() returns trigger language plpgsql as $$
begin
  new.position := coalesce(new.share, (
    select place_in_work(entry, works.medium)
    from work_entries as entry join works on works.id = entry.work_id
    where entry.id = new.entry_id for no key update of entry
  ), 0);
  return new;
end $$;

create trigger keep_remark_position before insert or update of work_id, entry_id, share on remarks
  for each row execute function keep_remark_position();

create function move_remarks_of_entry() returns trigger language plpgsql as $$
begin
  update remarks set entry_id = new.id where entry_id = new.id;
  return null;
end $$;

create trigger move_remarks_of_entry after update of position, season, number on work_entries
  for each row
  when ((old.position, old.season, old.number) is distinct from (new.position, new.season, new.number))
  execute function move_remarks_of_entry();

create index remarks_in_order on remarks (work_id, position, time_posted, id) where parent_id is null;
