-- Finds the works that items of earlier imports were, chosen or added, by the key at their source.
drop index import_items_by_source_key;
create index import_items_by_source_key on import_items (user_id, source_key)
  where work_id is not null;
