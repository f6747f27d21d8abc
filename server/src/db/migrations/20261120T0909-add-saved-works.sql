create table saved_works (
  user_id integer not null references users on delete cascade,
  work_id integer not null,
  medium text not null,
  time_added timestamptz not null,
  primary key (user_id, work_id),
  foreign key (work_id, medium) references works (id, medium)
);

create index saved_works_by_time on saved_works (user_id, time_added desc, work_id desc);
create index saved_works_of_work on saved_works (work_id, user_id);
