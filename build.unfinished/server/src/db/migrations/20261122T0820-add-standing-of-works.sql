-- `confirmed`: the shelf, a source, an admin or enough members know the work. `added`: a member
-- brought it, by hand or in a file; only they, their friends and admins see it.
alter table works
  add column standing text not null default 'confirmed' check (standing in ('confirmed', 'added')),
  -- The work that this one turned out to be. What was said of it has moved there.
  add column merged_into integer references works check (merged_into <> id);

create index works_merged_into on works (merged_into) where merged_into is not null;

-- Who brought an added work, and who has used it since.
create table work_additions (
  work_id integer not null references works on delete cascade,
  user_id integer not null references users on delete cascade,
  origin text not null check (origin in ('form', 'import', 'use')),
  time_added timestamptz not null,
  primary key (work_id, user_id)
);

create index work_additions_of_user on work_additions (user_id, origin, time_added);

-- A review, mark, favorite or list entry keeps an added work visible to the member who made it.
create function note_use_of_added_works() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'reviews' then
    insert into work_additions (work_id, user_id, origin, time_added)
    select distinct works.id, added.author_id, 'use', statement_timestamp()
    from added join works on works.id = added.work_id and works.standing = 'added'
    order by 1, 2
    on conflict do nothing;
  elsif tg_table_name = 'list_entries' then
    insert into work_additions (work_id, user_id, origin, time_added)
    select distinct works.id, lists.owner_id, 'use', statement_timestamp()
    from added
    join works on works.id = added.work_id and works.standing = 'added'
    join lists on lists.id = added.list_id
    order by 1, 2
    on conflict do nothing;
  else
    insert into work_additions (work_id, user_id, origin, time_added)
    select distinct works.id, added.user_id, 'use', statement_timestamp()
    from added join works on works.id = added.work_id and works.standing = 'added'
    order by 1, 2
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger note_use_of_added_works after insert on reviews
  referencing new table as added for each statement execute function note_use_of_added_works();
create trigger note_use_of_added_works after insert on engagements
  referencing new table as added for each statement execute function note_use_of_added_works();
create trigger note_use_of_added_works after insert on saved_works
  referencing new table as added for each statement execute function note_use_of_added_works();
create trigger note_use_of_added_works after insert on favorites
  referencing new table as added for each statement execute function note_use_of_added_works();
create trigger note_use_of_added_works after insert on list_entries
  referencing new table as added for each statement execute function note_use_of_added_works();

-- Explore and its like list confirmed works that were not merged into others.
alter table work_counts add column is_listed boolean not null default true;

drop index work_counts_by_audience, work_counts_by_reviewers, work_counts_by_rating;
create index work_counts_by_audience
  on work_counts (medium, audience_size desc, reviewer_count desc, work_id) where is_listed;
create index work_counts_by_reviewers
  on work_counts (medium, reviewer_count desc, work_id) where is_listed;
create index work_counts_by_rating
  on work_counts (medium, rating desc nulls last, reviewer_count desc, work_id) where is_listed;

create or replace function add_work_counts() returns trigger language plpgsql as $$
begin
  insert into work_counts (work_id, medium, is_listed)
  select id, medium, standing = 'confirmed' and merged_into is null from added order by id;
  return null;
end $$;

create function keep_listed_works() returns trigger language plpgsql as $$
begin
  update work_counts set is_listed = (added.standing = 'confirmed' and added.merged_into is null)
  from added
  where work_counts.work_id = added.id
    and is_listed <> (added.standing = 'confirmed' and added.merged_into is null);
  return null;
end $$;

create trigger keep_listed_works after update on works
  referencing new table as added for each statement execute function keep_listed_works();

create table work_merges (
  id integer generated always as identity primary key,
  work_id integer not null references works on delete cascade,
  into_id integer not null references works on delete cascade,
  -- Null where the product merged them itself.
  user_id integer references users on delete set null,
  -- The rows that moved, by table, so that the merge can be reverted.
  moved jsonb not null,
  time_merged timestamptz not null,
  time_reverted timestamptz
);

create index work_merges_by_time on work_merges (time_merged desc, id desc);
create index work_merges_of_work on work_merges (work_id);

-- Members' suggestions: another work that is the same (`other_id`), or a correction in words.
create table work_suggestions (
  id integer generated always as identity primary key,
  work_id integer not null references works on delete cascade,
  user_id integer not null references users on delete cascade,
  other_id integer references works on delete cascade,
  comment text check (char_length(comment) between 1 and 2000),
  time_suggested timestamptz not null,
  outcome text check (outcome in ('accepted', 'dismissed')),
  time_closed timestamptz,
  check (other_id is not null or comment is not null),
  check ((outcome is null) = (time_closed is null))
);

create index work_suggestions_open on work_suggestions (time_suggested, id) where outcome is null;
create index work_suggestions_of_work on work_suggestions (work_id);
create index work_suggestions_of_user on work_suggestions (user_id, time_suggested);
