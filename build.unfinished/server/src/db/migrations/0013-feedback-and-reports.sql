-- Without an author: visitors may write too.
create table feedback (
  id integer generated always as identity primary key,
  category text not null check (category in ('Bug Report', 'Suggestion')),
  content text not null check (char_length(content) between 1 and 5000),
  time_posted timestamptz not null,
  time_resolved timestamptz
);

create index feedback_unresolved on feedback (time_posted desc, id desc) where time_resolved is null;

create table reports (
  id integer generated always as identity primary key,
  reporter_id integer references users on delete set null,
  type text not null check (type in ('user', 'review', 'comment')),
  -- A row of the type's table, which may be deleted before the report is read.
  item_id integer not null,
  reason text not null,
  comments text check (char_length(comments) between 1 and 5000),
  time_reported timestamptz not null,
  check (reason in ('profile picture', 'other') or type <> 'user'),
  check (reason in ('spoilers', 'offensive language', 'other') or type = 'user')
);

create index reports_of_reporter on reports (reporter_id);
