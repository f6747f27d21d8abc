-- Imports of Netflix' data requests kept the titles and profile names of the whole household. Their rows go, and are counted.
with gone as (
  delete from import_items using imports
  where imports.user_id = import_items.user_id and imports.id = import_items.import_id
    and 'netflix' = any(imports.sources)
    and item->>'kind' = 'leftOut'
    and item @? '$.rows[*].note[*] ? (@.code == "otherProfile")'
  returning import_items.user_id, import_id, item->'rows'->0 as line
), counted as (
  select user_id, import_id, (line->>'file')::integer as file, count(*) as rows,
    max(line->'note'->0->'params'->>'own') as own
  from gone
  group by 1, 2, 3
)
update imports
set files = (
  select jsonb_agg(
    case when counted.rows is null then stored.file else stored.file || jsonb_build_object(
      'unused', jsonb_build_object(
        'rows', counted.rows,
        'reason', jsonb_build_object(
          'code', 'otherProfiles', 'params', jsonb_build_object('own', coalesce(counted.own, ''))
        )
      )
    ) end
    order by stored.place
  )
  from jsonb_array_elements(imports.files) with ordinality as stored (file, place)
  left join counted
    on counted.user_id = imports.user_id and counted.import_id = imports.id
    and counted.file = stored.place - 1
)
where exists (
  select from counted where counted.user_id = imports.user_id and counted.import_id = imports.id
);

-- A row that could not be read stood there as a whole.
update import_items
set item = jsonb_set(item, '{title}', 'null')
from imports
where imports.user_id = import_items.user_id and imports.id = import_items.import_id
  and 'netflix' = any(imports.sources)
  and item->>'kind' = 'leftOut'
  and item @? '$.rows[*].note[*] ? (@.code == "fieldCount" || @.code == "mergeMark")';
