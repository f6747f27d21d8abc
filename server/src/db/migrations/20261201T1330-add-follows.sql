-- Contributors, series and works that a member waits for something new of. What they are in the middle of or have saved is
-- followed without a row; `is_muted` is a work that they do not follow for all that.
create table follows (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  contributor_id integer references contributors on delete cascade,
  series_id integer references series on delete cascade,
  work_id integer references works on delete cascade,
  is_muted boolean not null default false check (not is_muted or work_id is not null),
  time_added timestamptz not null,
  check (num_nonnulls(contributor_id, series_id, work_id) = 1),
  unique (user_id, contributor_id),
  unique (user_id, series_id),
  unique (user_id, work_id)
);

create index follows_of_contributor on follows (contributor_id) where contributor_id is not null;
create index follows_of_series on follows (series_id) where series_id is not null;
create index follows_of_work on follows (work_id) where work_id is not null;

alter table import_writes
  drop constraint import_writes_kind_check,
  add constraint import_writes_kind_check check (
    kind in (
      'review', 'completion', 'replacement', 'engaged', 'saved', 'unsaved', 'list', 'listEntry',
      'favorite', 'profile', 'viewing', 'comment', 'like', 'listLike', 'friendship', 'mute', 'block',
      'hiddenWork', 'dismissedWork', 'filterWord', 'entryViewing', 'entryRating', 'progress', 'remark',
      'goal', 'pinnedReview', 'publishedYear', 'profileText', 'follow'
    )
  );
