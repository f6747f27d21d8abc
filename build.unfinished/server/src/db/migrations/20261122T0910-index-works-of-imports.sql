-- For the deletion of added works, which looks for what refers to each of them.
create index import_items_of_work on import_items (work_id) where work_id is not null;
create index import_writes_of_work on import_writes (work_id) where work_id is not null;
