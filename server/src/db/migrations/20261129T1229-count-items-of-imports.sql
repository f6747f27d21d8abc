-- How many items of an import, and rows of its files, have the same facts: kept, since polls read them and a plan
-- has up to 100,000 rows. Facts of rows have a file. Items are only deleted with their import.
create table import_counts (
  user_id integer not null,
  import_id integer not null,
  facts jsonb not null,
  count integer not null,
  rounded integer not null,
  foreign key (user_id, import_id) references imports on delete cascade
);

-- Reasons can be too long for an index.
create unique index import_counts_once on import_counts (user_id, import_id, md5(facts::text));

create function facts_of_import_item(
  outcome text, question text, item jsonb, match jsonb, has_work boolean, takes_changes boolean,
  rounded integer, planned_outcome jsonb
) returns table (facts jsonb, rounded_of_fact integer) language sql immutable as $$
  select jsonb_build_object(
    'outcome', outcome, 'question', question, 'hasWork', has_work, 'updates', takes_changes,
    'isAdded', item->>'kind' = 'work' and (match is null or match->>'reason' = 'added')
  ), rounded
  union all
  select jsonb_build_object(
    'file', line->'file', 'outcome', line->'outcome',
    -- The first sentence about rows that are left out.
    'reason', case when line->>'outcome' = 'leftOut' then
      case jsonb_typeof(line->'note') when 'array' then line->'note'->0 when 'string' then line->'note' end
    end
  ), 0
  from jsonb_array_elements(planned_outcome->'rows') as line
$$;

create function keep_import_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into import_counts as known (user_id, import_id, facts, count, rounded)
    select user_id, import_id, facts, count(*), sum(rounded_of_fact)
    from added cross join lateral facts_of_import_item(
      outcome, question, item, match, work_id is not null, takes_changes, rounded, planned_outcome
    )
    group by user_id, import_id, facts
    order by user_id, import_id, md5(facts::text)
    on conflict (user_id, import_id, md5(facts::text)) do update
      set count = known.count + excluded.count, rounded = known.rounded + excluded.rounded;
  else
    insert into import_counts as known (user_id, import_id, facts, count, rounded)
    select user_id, import_id, facts, sum(sign), sum(sign * rounded_of_fact)
    from (select 1 as sign, * from added union all select -1, * from removed) as changed
    cross join lateral facts_of_import_item(
      outcome, question, item, match, work_id is not null, takes_changes, rounded, planned_outcome
    )
    group by user_id, import_id, facts
    having sum(sign) <> 0 or sum(sign * rounded_of_fact) <> 0
    order by user_id, import_id, md5(facts::text)
    on conflict (user_id, import_id, md5(facts::text)) do update
      set count = known.count + excluded.count, rounded = known.rounded + excluded.rounded;
  end if;
  return null;
end
$$;

create trigger keep_import_counts_of_added after insert on import_items
  referencing new table as added for each statement execute function keep_import_counts();
create trigger keep_import_counts_of_changed after update on import_items
  referencing old table as removed new table as added
  for each statement execute function keep_import_counts();

insert into import_counts (user_id, import_id, facts, count, rounded)
select user_id, import_id, facts, count(*), sum(rounded_of_fact)
from import_items cross join lateral facts_of_import_item(
  outcome, question, item, match, work_id is not null, takes_changes, rounded, planned_outcome
)
group by user_id, import_id, facts;
