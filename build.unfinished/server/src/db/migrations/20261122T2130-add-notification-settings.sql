-- What members changed of how they are told of each kind of event; kinds without a row have their defaults.
create table notification_settings (
  user_id integer not null references users on delete cascade,
  kind text not null check (char_length(kind) between 1 and 40),
  on_site boolean not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);

-- Members who want, or once wanted, the weekly digest.
create table weekly_digests (
  user_id integer primary key references users on delete cascade,
  time_zone text not null,
  -- Null: not wanted any more.
  time_next timestamptz,
  time_sent timestamptz
);

create index weekly_digests_due on weekly_digests (time_next, user_id) where time_next is not null;

alter table notifications
  -- False: waits for its letter only, and goes with it.
  add column is_on_site boolean not null default true,
  -- When a letter is to mention it at the latest; null if none is.
  add column time_mail_due timestamptz,
  -- The letter under way that mentions it.
  add column letter_id uuid,
  drop constraint notifications_type_check,
  drop constraint notifications_check1,
  drop constraint notifications_check2;

-- 'liked list' belongs to likes of lists.
alter table notifications
  add constraint notifications_type_check check (
    type in (
      'comment', 'also commented', 'liked review', 'liked list', 'new friend request',
      'accepted friend request', 'moderation notice'
    )
  ),
  add constraint notifications_of_review_check check (
    (review_id is not null) = (type in ('comment', 'also commented', 'liked review'))
  ),
  add constraint notifications_of_comment_check check (
    (comment_id is not null) = (type in ('comment', 'also commented'))
  );

create index notifications_to_mail on notifications (recipient_id, time_mail_due)
  where time_mail_due is not null;
create index notifications_of_letter on notifications (letter_id) where letter_id is not null;
