create table comments (
  id integer generated always as identity primary key,
  review_id integer not null references reviews on delete cascade,
  author_id integer not null references users on delete cascade,
  content text not null check (char_length(content) between 1 and 5000),
  time_posted timestamptz not null
);

create index comments_of_review on comments (review_id, time_posted, id);
create index comments_of_author on comments (author_id);
