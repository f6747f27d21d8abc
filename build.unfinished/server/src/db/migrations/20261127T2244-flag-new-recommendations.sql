-- Recommended as a work that few members have rated: how few that is depends on all works of its medium.
alter table recommendations add column is_new_here boolean not null default false;
