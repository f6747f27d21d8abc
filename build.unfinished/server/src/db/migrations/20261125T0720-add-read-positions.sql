-- Up to where a replica must have replayed the log, in bytes of it, to serve a member's reads; null if that is not
-- known, because the transaction that changed it could not know its own end. Without a row it is not known either.
create table read_positions (
  user_id integer primary key references users on delete cascade,
  position bigint
) with (fillfactor = 70);

-- A block holds for both at once, whatever wrote it.
create function forget_positions_of_blocks() returns trigger language plpgsql as $$
begin
  insert into read_positions (user_id, position)
  select distinct member, null::bigint
  from added cross join lateral (values (blocker_id), (blocked_id)) as pair (member)
  order by member
  on conflict (user_id) do update set position = null;
  return null;
end
$$;

create trigger forget_read_positions after insert on blocks
  referencing new table as added
  for each statement execute function forget_positions_of_blocks();

-- An import writes for its member in a worker.
create function forget_position_of_import() returns trigger language plpgsql as $$
begin
  insert into read_positions (user_id, position) values (new.user_id, null)
  on conflict (user_id) do update set position = null;
  return null;
end
$$;

create trigger forget_read_position after update of state on imports
  for each row when (new.state in ('written', 'undone') and new.state <> old.state)
  execute function forget_position_of_import();
