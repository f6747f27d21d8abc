-- What members did a moment ago, with each row that it changed, so that an undo restores exactly these.
create table acts (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  work_id integer not null references works on delete cascade,
  -- The season, of an act on all of it.
  season integer,
  time_done timestamptz not null
);

create index acts_of_user on acts (user_id, work_id, time_done desc);
create index acts_by_time on acts (time_done);

create table act_changes (
  id bigint generated always as identity primary key,
  act_id integer not null references acts on delete cascade,
  table_name text not null,
  -- The columns that name the row, with their values.
  row_key jsonb not null,
  -- Null where the row was added or deleted.
  row_before jsonb,
  row_after jsonb
);

create index act_changes_of_act on act_changes (act_id, id);
create index act_changes_of_row on act_changes (table_name, row_key);

-- Notes the change of a row for the act that the transaction is in. Its arguments are the columns that name the row.
create function note_change() returns trigger language plpgsql set timezone = 'UTC' as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
begin
  if was is distinct from is_now then
    insert into act_changes (act_id, table_name, row_key, row_before, row_after)
    select current_setting('medley.act')::integer, tg_table_name,
      jsonb_object_agg(name, coalesce(is_now, was) -> name), was, is_now
    from unnest(tg_argv) as name;
  end if;
  return null;
end $$;

create trigger note_change after insert or update or delete on entry_viewings
  for each row when (current_setting('medley.act', true) <> '') execute function note_change('id');
create trigger note_change after insert or update or delete on viewings
  for each row when (current_setting('medley.act', true) <> '') execute function note_change('id');
create trigger note_change after insert or update or delete on progress
  for each row when (current_setting('medley.act', true) <> '')
  execute function note_change('user_id', 'work_id');
create trigger note_change after insert or update or delete on engagements
  for each row when (current_setting('medley.act', true) <> '')
  execute function note_change('user_id', 'work_id');
create trigger note_change after insert or update or delete on saved_works
  for each row when (current_setting('medley.act', true) <> '')
  execute function note_change('user_id', 'work_id');
-- Entries that only one member named go with their last viewing. What an act adds may be others' by now.
create trigger note_change after delete on work_entries
  for each row when (current_setting('medley.act', true) <> '') execute function note_change('id');

-- Restores a row as it was before a change. If it changed again since, it stays, and what a later act found is what
-- this one found: an undo of that act goes back to there.
create function undo_change(change act_changes) returns void language plpgsql set timezone = 'UTC' as $$
declare
  is_named text := (
    select string_agg(format('stored.%1$I = named.%1$I', name), ' and ')
    from jsonb_object_keys(change.row_key) as name
  );
  is_now jsonb;
  all_columns text;
  -- Without those that the database alone sets.
  own_columns text;
begin
  select string_agg(quote_ident(attname), ', '),
    string_agg(quote_ident(attname), ', ') filter (where attidentity = '')
  into all_columns, own_columns
  from pg_attribute
  where attrelid = change.table_name::regclass and attnum > 0 and not attisdropped and attgenerated = '';

  execute format(
    'select to_jsonb(stored) from %1$I as stored, jsonb_populate_record(null::%1$I, $1) as named
     where %2$s for update of stored', change.table_name, is_named
  ) into is_now using change.row_key;

  if is_now is distinct from change.row_after then
    update act_changes set row_before = change.row_before
    where id = (
      select min(later.id) from act_changes as later
      where later.table_name = change.table_name and later.row_key = change.row_key
        and later.id > change.id and later.row_before is not distinct from change.row_after
    );
  elsif change.row_before is null then
    execute format(
      'delete from %1$I as stored using jsonb_populate_record(null::%1$I, $1) as named where %2$s',
      change.table_name, is_named
    ) using change.row_key;
  elsif change.row_after is null then
    execute format(
      'insert into %1$I (%2$s) overriding system value
       select %2$s from jsonb_populate_record(null::%1$I, $1) on conflict do nothing',
      change.table_name, all_columns
    ) using change.row_before;
  else
    execute format(
      'update %1$I as stored set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1))
       from jsonb_populate_record(null::%1$I, $2) as named where %3$s',
      change.table_name, own_columns, is_named
    ) using change.row_before, change.row_key;
  end if;
end $$;

-- Takes back what an act changed, last change first, apart from the viewings of some entries that it added.
create function undo_act(undone_id integer, kept_entry_ids integer[]) returns void language plpgsql as $$
declare
  change act_changes;
begin
  for change in
    select * from act_changes
    where act_id = undone_id and not (
      table_name = 'entry_viewings' and row_before is null
      and (row_after ->> 'entry_id')::integer = any(kept_entry_ids)
    )
    order by id desc
  loop
    perform undo_change(change);
    delete from act_changes where id = change.id;
  end loop;
  delete from acts where id = undone_id and not exists (select from act_changes where act_id = undone_id);
end $$;
