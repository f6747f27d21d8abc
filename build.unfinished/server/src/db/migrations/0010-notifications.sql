-- Deleting a comment, like, request or friendship deletes its unread notifications: the columns that
-- reference it are set only until then. Deleting a review deletes all of its notifications.
create table notifications (
  id integer generated always as identity primary key,
  recipient_id integer not null references users on delete cascade,
  actor_id integer not null references users on delete cascade,
  type text not null
    check (type in ('comment', 'liked review', 'new friend request', 'accepted friend request')),
  review_id integer references reviews on delete cascade,
  comment_id integer,
  time_created timestamptz not null,
  is_read boolean not null default false,
  unread_comment_id integer generated always as (case when not is_read then comment_id end) stored
    references comments on delete cascade,
  unread_liker_id integer generated always as
    (case when not is_read and type = 'liked review' then actor_id end) stored,
  unread_lower_id integer generated always as
    (case when not is_read and review_id is null then least(actor_id, recipient_id) end) stored,
  unread_higher_id integer generated always as
    (case when not is_read and review_id is null then greatest(actor_id, recipient_id) end) stored,
  foreign key (review_id, unread_liker_id) references review_likes (review_id, user_id)
    on delete cascade,
  foreign key (unread_lower_id, unread_higher_id) references friendships (lower_id, higher_id)
    on delete cascade,
  check (actor_id <> recipient_id),
  check ((review_id is not null) = (type in ('comment', 'liked review'))),
  check ((comment_id is not null) = (type = 'comment'))
);

create index notifications_of_recipient on notifications (recipient_id, time_created desc, id desc);
create index notifications_unread on notifications (recipient_id, time_created desc, id desc)
  where not is_read;

-- One notification per actor: of a like of a review, and of a request or approval.
create unique index notifications_of_like on notifications (review_id, actor_id)
  where type = 'liked review';
create unique index notifications_of_friendship on notifications (recipient_id, actor_id, type)
  where review_id is null;

-- For cascading deletes.
create index notifications_of_review on notifications (review_id) where review_id is not null;
create index notifications_of_actor on notifications (actor_id);
create index notifications_unread_of_comment on notifications (unread_comment_id)
  where unread_comment_id is not null;
create index notifications_unread_of_friendship on notifications (unread_lower_id, unread_higher_id)
  where unread_lower_id is not null;
