-- The length that an evening was asked for: works of unknown length are proposed, and shown as such.
alter table evenings
  add column max_minutes integer check (max_minutes > 0),
  add column max_pages integer check (max_pages > 0);
