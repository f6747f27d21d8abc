-- False for reviews of works that are only added: their author and the author's friends alone see
-- them. Lists of reviews read this instead of looking up each work.
alter table reviews add column is_listed boolean not null default true;

create or replace function note_use_of_added_works() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'reviews' then
    insert into work_additions (work_id, user_id, origin, time_added)
    select distinct works.id, added.author_id, 'use', statement_timestamp()
    from added join works on works.id = added.work_id and works.standing = 'added'
    order by 1, 2
    on conflict do nothing;

    update reviews set is_listed = false
    from added join works on works.id = added.work_id and works.standing = 'added'
    where reviews.id = added.id;
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

create or replace function keep_listed_works() returns trigger language plpgsql as $$
begin
  update work_counts set is_listed = (added.standing = 'confirmed' and added.merged_into is null)
  from added
  where work_counts.work_id = added.id
    and is_listed <> (added.standing = 'confirmed' and added.merged_into is null);

  update reviews set is_listed = (added.standing = 'confirmed')
  from added join removed using (id)
  where reviews.work_id = added.id and added.standing <> removed.standing;
  return null;
end $$;

drop trigger keep_listed_works on works;
create trigger keep_listed_works after update on works
  referencing old table as removed new table as added
  for each statement execute function keep_listed_works();

-- Ids that a member's file or form gave for an added work. They find the work again for that member
-- and are no one's id otherwise: nothing vouches for them.
create table claimed_ids (
  work_id integer not null references works on delete cascade,
  user_id integer not null references users on delete cascade,
  source text not null,
  external_id text not null,
  primary key (user_id, source, external_id, work_id)
);

create index claimed_ids_of_work on claimed_ids (work_id);

-- An added work can go again; the plan that named it stays.
alter table import_items
  drop constraint import_items_work_id_fkey,
  add foreign key (work_id) references works on delete set null;
alter table import_writes
  drop constraint import_writes_work_id_fkey,
  add foreign key (work_id) references works on delete set null;
