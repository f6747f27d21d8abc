-- Years that members show to others; all others are theirs alone.
create table published_years (
  user_id integer not null references users on delete cascade,
  year smallint not null check (year between 1 and 9999),
  time_published timestamptz not null,
  primary key (user_id, year)
);

-- Works that members leave out of a year.
create table left_out_works (
  user_id integer not null references users on delete cascade,
  year smallint not null check (year between 1 and 9999),
  work_id integer not null references works on delete cascade,
  primary key (user_id, year, work_id)
);

create index left_out_works_by_work_id on left_out_works (work_id);
