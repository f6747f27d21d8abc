-- Nobody's name is kept with it: visitors write too.
create table feedback (
  id integer generated always as identity primary key,
  category text not null check (category in ('Bug Report', 'Suggestion')),
  content text not null check (char_length(content) between 1 and 5000),
  time_posted timestamptz not null,
  time_resolved timestamptz
);

create index feedback_unresolved on feedback (time_posted desc, id desc) where time_resolved is null;
