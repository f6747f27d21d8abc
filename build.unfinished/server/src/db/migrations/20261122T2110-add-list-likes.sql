create table list_likes (
  list_id integer not null references lists on delete cascade,
  user_id integer not null references users on delete cascade,
  time_liked timestamptz not null,
  primary key (list_id, user_id)
);

create index list_likes_of_user on list_likes (user_id, list_id);

alter table lists add column like_count integer not null default 0 check (like_count >= 0);

create index lists_popular on lists (like_count desc, id desc) where not is_private;

-- Locks the lists in the order of their ids first, so that two bulk writes wait instead of
-- deadlocking.
create function keep_list_like_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from lists where id in (select list_id from added) order by id for no key update;
    update lists set like_count = like_count + change.likes
    from (select list_id, count(*) as likes from added group by list_id) as change
    where lists.id = change.list_id;
  else
    perform from lists where id in (select list_id from removed) order by id for no key update;
    update lists set like_count = like_count - change.likes
    from (select list_id, count(*) as likes from removed group by list_id) as change
    where lists.id = change.list_id;
  end if;
  return null;
end $$;

create trigger keep_list_like_count_on_insert after insert on list_likes
  referencing new table as added for each statement execute function keep_list_like_count();
create trigger keep_list_like_count_on_delete after delete on list_likes
  referencing old table as removed for each statement execute function keep_list_like_count();

-- Likes of lists are notified as those of reviews: an unread notification goes with its like.
alter table notifications
  drop column unread_lower_id,
  drop column unread_higher_id,
  drop constraint notifications_type_check,
  add column list_id integer references lists on delete cascade;

drop index notifications_of_friendship;

alter table notifications
  add constraint notifications_type_check check (
    type in (
      'comment', 'also commented', 'liked review', 'liked list', 'new friend request',
      'accepted friend request', 'moderation notice'
    )
  ),
  add check ((list_id is not null) = (type = 'liked list')),
  add column unread_list_liker_id integer generated always as
    (case when not is_read and type = 'liked list' then actor_id end) stored,
  add column unread_lower_id integer generated always as
    (case when not is_read and type in ('new friend request', 'accepted friend request')
      then least(actor_id, recipient_id) end) stored,
  add column unread_higher_id integer generated always as
    (case when not is_read and type in ('new friend request', 'accepted friend request')
      then greatest(actor_id, recipient_id) end) stored,
  add foreign key (list_id, unread_list_liker_id) references list_likes (list_id, user_id)
    on delete cascade,
  add foreign key (unread_lower_id, unread_higher_id) references friendships (lower_id, higher_id)
    on delete cascade;

create unique index notifications_of_friendship on notifications (recipient_id, actor_id, type)
  where type in ('new friend request', 'accepted friend request');
create unique index notifications_of_list_like on notifications (list_id, actor_id)
  where type = 'liked list';
-- For cascading deletes.
create index notifications_of_list on notifications (list_id) where list_id is not null;
create index notifications_unread_of_friendship on notifications (unread_lower_id, unread_higher_id)
  where unread_lower_id is not null;
