-- Who wrote a title or a note that came with a copy of a list; null: the owner of the list.
alter table lists add column title_author_id integer references users;
alter table list_entries add column note_author_id integer references users;

create index lists_by_title_author on lists (title_author_id) where title_author_id is not null;
create index list_entries_by_note_author on list_entries (note_author_id, list_id)
  where note_author_id is not null;

-- Copies from before: what still is as in the list that it came from.
with recursive copied as (
  select id, title, owner_id as author_id from lists
  where copied_from_id is null and exists (select from lists as copy where copy.copied_from_id = lists.id)
  union all
  select copy.id, copy.title,
    case when copy.title = copied.title then copied.author_id else copy.owner_id end
  from copied join lists as copy on copy.copied_from_id = copied.id
)
update lists set title_author_id = copied.author_id
from copied where copied.id = lists.id and copied.author_id <> lists.owner_id;

with recursive copied as (
  select entry.list_id, entry.work_id, entry.note, lists.owner_id as author_id
  from lists join list_entries as entry on entry.list_id = lists.id and entry.note is not null
  where copied_from_id is null and exists (select from lists as copy where copy.copied_from_id = lists.id)
  union all
  select entry.list_id, entry.work_id, entry.note,
    case when entry.note = copied.note then copied.author_id else copy.owner_id end
  from copied join lists as copy on copy.copied_from_id = copied.list_id
  join list_entries as entry
    on entry.list_id = copy.id and entry.work_id = copied.work_id and entry.note is not null
)
update list_entries as entry set note_author_id = copied.author_id
from copied, lists
where copied.list_id = entry.list_id and copied.work_id = entry.work_id and lists.id = entry.list_id
  and copied.author_id <> lists.owner_id;

-- The title of a list whose title was removed, in its owner's language. The owner may be leaving, too.
create function untitled_list(owner_id integer) returns text language sql stable parallel safe
  return coalesce(
    (select 'Liste ohne Titel' from users where id = owner_id and language = 'de'), 'Untitled list'
  );

-- Copies that have lost words of others, until their owners are told.
create table changed_copies (
  list_id integer primary key references lists on delete cascade
);

-- An account takes its words out of others' lists.
create function forget_copied_words() returns trigger language plpgsql as $$
begin
  with notes as (
    update list_entries set note = null, note_author_id = null
    where note_author_id = old.id returning list_id
  ), titles as (
    update lists set title = untitled_list(owner_id), title_author_id = null
    where title_author_id = old.id returning id
  )
  insert into changed_copies (list_id)
  select list_id from notes union select id from titles
  on conflict do nothing;
  return old;
end $$;

create trigger forget_copied_words before delete on users
  for each row execute function forget_copied_words();

-- A suspension hides them, and whoever copied them is told, unless it is lifted at once.
create function note_copies_of_suspended() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into changed_copies (list_id)
    select list_id from list_entries where note_author_id = new.user_id
    union select id from lists where title_author_id = new.user_id
    on conflict do nothing;
  else
    delete from changed_copies using lists
    where lists.id = changed_copies.list_id and (
      lists.title_author_id = old.user_id or exists (
        select from list_entries as entry
        where entry.list_id = lists.id and entry.note_author_id = old.user_id
      )
    );
  end if;
  return null;
end $$;

create trigger note_copies_of_suspended after insert or delete on suspensions
  for each row execute function note_copies_of_suspended();

-- Whoever copied a list is told of what was removed from it; nobody acts.
alter table notifications
  drop constraint notifications_type_check,
  drop constraint notifications_check4,
  drop constraint notifications_check5;

alter table notifications
  add constraint notifications_type_check check (
    type in (
      'comment', 'also commented', 'liked review', 'liked list', 'new friend request',
      'accepted friend request', 'moderation notice', 'sent work', 'rated sent work',
      'evening invitation', 'evening choice', 'copied list changed'
    )
  ),
  add constraint notifications_of_actor_check check (
    (actor_id is null) = (type in ('moderation notice', 'copied list changed'))
  ),
  add constraint notifications_of_list_check check (
    (list_id is not null) = (type in ('liked list', 'copied list changed'))
  );

-- One for each copy, the latest.
create unique index notifications_of_changed_copy on notifications (list_id)
  where type = 'copied list changed';
