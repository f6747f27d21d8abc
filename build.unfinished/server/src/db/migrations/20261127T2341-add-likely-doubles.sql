-- Confirmed works that an added one may be, by title and year; found anew when either changes.
create table likely_doubles (
  other_id integer not null references works on delete cascade,
  work_id integer not null references works on delete cascade,
  primary key (other_id, work_id)
);

create index likely_doubles_of_work on likely_doubles (work_id);
