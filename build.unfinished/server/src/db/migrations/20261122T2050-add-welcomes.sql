-- The step that a new member's welcome has reached. Members from before this table have no row.
create table welcomes (
  user_id integer primary key references users on delete cascade,
  step text not null check (step in ('works', 'people', 'profile', 'history', 'ended')),
  time_changed timestamptz not null
);

-- Reviews that may be shown to strangers, by medium and by author. No index contains the number of
-- likes, so that a like still writes no index entry.
create index reviews_to_show
  on reviews (medium, time_posted desc, id desc)
  where review is not null and is_listed and not spoiler;
create index reviews_to_show_of_author
  on reviews (author_id, time_posted desc, id desc)
  where review is not null and is_listed and not spoiler;
