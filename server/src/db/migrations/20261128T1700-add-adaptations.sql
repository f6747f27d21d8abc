-- A film or show that was made from a book, as the shelf or a source tells.
create table adaptations (
  origin_id integer not null references works on delete cascade,
  adaptation_id integer not null references works on delete cascade,
  primary key (origin_id, adaptation_id),
  check (origin_id <> adaptation_id)
);

create index adaptations_by_adaptation on adaptations (adaptation_id);
