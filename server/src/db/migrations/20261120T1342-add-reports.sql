create table reports (
  id integer generated always as identity primary key,
  reporter_id integer references users on delete set null,
  type text not null check (type in ('user', 'review', 'comment')),
  -- Names a row of the type's table, which may be gone by the time the report is read.
  item_id integer not null,
  reason text not null,
  comments text check (char_length(comments) between 1 and 5000),
  time_reported timestamptz not null,
  check (reason in ('profile picture', 'other') or type <> 'user'),
  check (reason in ('spoilers', 'offensive language', 'other') or type = 'user')
);

create index reports_of_reporter on reports (reporter_id);
