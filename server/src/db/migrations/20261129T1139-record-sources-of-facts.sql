-- The source that gave each fact of a work, by the fact's name; what members typed and what came before this column
-- have none. Only a source that gave a fact can withdraw it.
alter table works add column fact_sources jsonb not null default '{}';
