-- Who sees what a member does here: everyone, members, or their friends. A row per member who chose anything.
alter table privacy_settings
  alter column is_suggested set default true,
  add column audience text not null default 'everyone'
    check (audience in ('everyone', 'members', 'friends'));

-- Narrower than its member's, never wider; null for no narrower. Reviews for friends are not listed: `is_listed` is what
-- lists of reviews read.
alter table reviews add column audience text check (audience = 'friends');
alter table lists add column audience text check (audience = 'friends');

alter table import_profiles
  add column audience text not null default 'everyone'
    check (audience in ('everyone', 'members', 'friends'));

create or replace function keep_listed_works() returns trigger language plpgsql as $$
begin
  update work_counts set is_listed = (added.standing = 'confirmed' and added.merged_into is null)
  from added
  where work_counts.work_id = added.id
    and is_listed <> (added.standing = 'confirmed' and added.merged_into is null);

  update reviews set is_listed = (added.standing = 'confirmed' and reviews.audience is null)
  from added join removed using (id)
  where reviews.work_id = added.id and added.standing <> removed.standing;
  return null;
end $$;
