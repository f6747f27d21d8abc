-- A work that a member sent to a friend.
create table sent_works (
  id integer generated always as identity primary key,
  sender_id integer not null references users on delete cascade,
  recipient_id integer not null references users on delete cascade,
  work_id integer not null references works on delete cascade,
  note text check (char_length(note) between 1 and 280),
  time_sent timestamptz not null,
  -- The recipient took it off their list; the sender does not see that.
  is_removed boolean not null default false,
  check (sender_id <> recipient_id),
  unique (recipient_id, work_id, sender_id)
);

create index sent_works_received on sent_works (recipient_id, time_sent desc, id desc)
  where not is_removed;
create index sent_works_of_sender on sent_works (sender_id, time_sent desc, id desc);
-- For merges and cascading deletes.
create index sent_works_of_work on sent_works (work_id);

alter table notifications
  drop constraint notifications_type_check,
  drop constraint notifications_of_review_check,
  add column sent_work_id integer references sent_works on delete cascade;

alter table notifications
  add constraint notifications_type_check check (
    type in (
      'comment', 'also commented', 'liked review', 'liked list', 'new friend request',
      'accepted friend request', 'moderation notice', 'sent work', 'rated sent work'
    )
  ),
  add constraint notifications_of_review_check check (
    (review_id is not null)
    = (type in ('comment', 'also commented', 'liked review', 'rated sent work'))
  ),
  add constraint notifications_of_sent_work_check check (
    (sent_work_id is not null) = (type in ('sent work', 'rated sent work'))
  );

create unique index notifications_of_sent_work on notifications (sent_work_id, type)
  where sent_work_id is not null;

-- The sentence that a work was sent with can be reported and removed.
alter table reports
  drop constraint reports_type_check,
  add constraint reports_type_check
    check (type in ('user', 'review', 'comment', 'list', 'work', 'sentWork'));
alter table report_cases
  drop constraint report_cases_type_check,
  add constraint report_cases_type_check
    check (type in ('user', 'review', 'comment', 'list', 'work', 'sentWork'));
alter table moderation_acts
  drop constraint moderation_acts_type_check,
  add constraint moderation_acts_type_check
    check (type in ('user', 'review', 'comment', 'list', 'picture', 'work', 'sentWork'));
