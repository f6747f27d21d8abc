-- A search asks for a term of a medium, whatever the sources.
alter table source_searches
  drop constraint source_searches_pkey,
  add primary key (medium, term, source);
