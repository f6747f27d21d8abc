create table favorites (
  user_id integer not null references users on delete cascade,
  medium text not null,
  work_id integer not null,
  time_set timestamptz not null,
  primary key (user_id, medium),
  foreign key (work_id, medium) references works (id, medium)
);

create index favorites_of_work on favorites (work_id);
