-- Up to four works of a medium that a member shows on their profile, in their order.
create table favorite_shelves (
  user_id integer not null references users on delete cascade,
  medium text not null,
  position smallint not null check (position between 1 and 4),
  work_id integer not null,
  primary key (user_id, medium, position),
  unique (user_id, work_id),
  foreign key (work_id, medium) references works (id, medium)
);

create index favorite_shelves_of_work on favorite_shelves (work_id);

create trigger note_use_of_added_works after insert on favorite_shelves
  referencing new table as added for each statement execute function note_use_of_added_works();

-- The review that a member shows first on their profile.
create table pinned_reviews (
  user_id integer primary key references users on delete cascade,
  review_id integer not null unique references reviews on delete cascade
);
