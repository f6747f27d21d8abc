-- Members are notified of their year once, in the January after it.
create table notified_years (
  user_id integer not null references users on delete cascade,
  year smallint not null check (year between 1 and 9999),
  primary key (user_id, year)
);

alter table notifications
  drop constraint notifications_type_check,
  drop constraint notifications_of_actor_check,
  add column year smallint,
  add constraint notifications_type_check check (
    type in (
      'comment', 'also commented', 'liked review', 'saved from review', 'liked list',
      'new friend request', 'accepted friend request', 'moderation notice', 'sent work',
      'rated sent work', 'evening invitation', 'evening choice', 'copied list changed',
      'remark reply', 'liked remark', 'remark reached', 'own year'
    )
  ),
  add constraint notifications_of_actor_check check (
    (actor_id is null) = (type in ('moderation notice', 'copied list changed', 'own year'))
  ),
  add constraint notifications_of_year_check check ((year is not null) = (type = 'own year'));
