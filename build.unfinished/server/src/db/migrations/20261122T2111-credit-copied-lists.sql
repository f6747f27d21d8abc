-- The list that a copy was made of, while it exists.
alter table lists add column copied_from_id integer references lists on delete set null;

create index lists_copied_from on lists (copied_from_id) where copied_from_id is not null;
