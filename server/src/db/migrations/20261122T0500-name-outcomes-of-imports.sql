alter table import_items rename column fate to outcome;
alter table import_items rename column foresight to planned_outcome;
alter table import_items
  rename constraint import_items_fate_check to import_items_outcome_check;

-- The names inside of what is stored. A quotation mark inside a text has a backslash before it, so
-- that no text of a member matches.
update import_items set
  item = replace(item::text, '"feeds": ', '"targets": ')::jsonb,
  planned_outcome = replace(planned_outcome::text, '"fate": ', '"outcome": ')::jsonb;
