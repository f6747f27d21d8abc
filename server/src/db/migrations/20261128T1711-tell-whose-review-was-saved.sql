-- A friend saved a work because of a member's review.
alter table notifications
  drop constraint notifications_type_check,
  drop constraint notifications_of_review_check,
  add constraint notifications_type_check check (
    type in (
      'comment', 'also commented', 'liked review', 'saved from review', 'liked list',
      'new friend request', 'accepted friend request', 'moderation notice', 'sent work',
      'rated sent work', 'evening invitation', 'evening choice', 'copied list changed',
      'remark reply', 'liked remark', 'remark reached'
    )
  ),
  add constraint notifications_of_review_check check (
    (review_id is not null)
    = (type in ('comment', 'also commented', 'liked review', 'saved from review', 'rated sent work'))
  );

create unique index notifications_of_saving on notifications (review_id, actor_id)
  where type = 'saved from review';
