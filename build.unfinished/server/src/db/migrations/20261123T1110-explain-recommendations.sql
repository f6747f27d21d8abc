-- What a recommended work shares with works that the member liked, where that is a reason for it.
alter table recommendations
  add column shared_kind text check (shared_kind in ('creator', 'series', 'genre')),
  add column shared_name text,
  add constraint recommendations_shared_check check ((shared_kind is null) = (shared_name is null));

-- When a member's recommendations of a medium were last computed, and from how many liked works.
create table recommendation_renewals (
  user_id integer not null references users on delete cascade,
  medium text not null check (medium in ('film', 'tvShow', 'book', 'album', 'podcast')),
  liked_count integer not null check (liked_count >= 0),
  time_renewed timestamptz not null,
  primary key (user_id, medium)
);

create index works_by_series on works (medium, series_title) where series_title is not null;
