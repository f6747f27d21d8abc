-- Works that a member keeps from their own Explore, strips and feeds.
create table hidden_works (
  user_id integer not null references users on delete cascade,
  work_id integer not null references works on delete cascade,
  time_hidden timestamptz not null,
  primary key (user_id, work_id)
);

create index hidden_works_by_work_id on hidden_works (work_id);

-- The feed of friends leaves out hidden works without reading the reviews themselves.
drop index reviews_of_author;
drop index reviews_of_author_by_medium;
create index reviews_of_author on reviews (author_id, time_posted desc, id desc) include (work_id);
create index reviews_of_author_by_medium
  on reviews (author_id, medium, time_posted desc, id desc) include (work_id);
