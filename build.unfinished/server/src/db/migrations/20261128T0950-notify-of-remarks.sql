-- Replies to a member's remark, likes of it, and friends who reach it.
alter table notifications
  drop constraint notifications_type_check,
  add column remark_id integer references remarks on delete cascade,
  add constraint notifications_type_check check (
    type in (
      'comment', 'also commented', 'liked review', 'liked list', 'new friend request',
      'accepted friend request', 'moderation notice', 'sent work', 'rated sent work',
      'evening invitation', 'evening choice', 'copied list changed', 'remark reply',
      'liked remark', 'remark reached'
    )
  ),
  add constraint notifications_of_remark_check check (
    (remark_id is not null) = (type in ('remark reply', 'liked remark', 'remark reached'))
  ),
  add column unread_remark_liker_id integer generated always as
    (case when not is_read and type = 'liked remark' then actor_id end) stored,
  add foreign key (remark_id, unread_remark_liker_id) references remark_likes (remark_id, user_id)
    on delete cascade;

create unique index notifications_of_remark on notifications (remark_id, actor_id, type)
  where remark_id is not null;
