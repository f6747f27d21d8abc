-- Members who may only read why, export, object and leave. Others do not see them or their content.
create table suspensions (
  user_id integer primary key references users on delete cascade,
  reason text not null check (char_length(reason) between 1 and 500),
  time_suspended timestamptz not null,
  -- Null: until an admin restores the member.
  time_ends timestamptz
);

-- Reports of one item fold into one case.
create table report_cases (
  id integer generated always as identity primary key,
  type text not null check (type in ('user', 'review', 'comment', 'list', 'work')),
  item_id integer not null,
  time_opened timestamptz not null,
  time_reported timestamptz not null,
  report_count integer not null default 1,
  -- When its last message went to the support address.
  time_mailed timestamptz,
  outcome text check (outcome in ('remove', 'warn', 'suspend', 'dismiss')),
  time_closed timestamptz,
  check ((outcome is null) = (time_closed is null))
);

create unique index report_cases_open on report_cases (type, item_id) where time_closed is null;
create index report_cases_open_by_time on report_cases (time_reported desc, id desc)
  where time_closed is null;
create index report_cases_closed_by_time on report_cases (time_closed desc, id desc)
  where time_closed is not null;

alter table reports
  add column case_id integer references report_cases on delete cascade,
  drop constraint reports_type_check,
  drop constraint reports_check,
  drop constraint reports_check1,
  add constraint reports_type_check check (type in ('user', 'review', 'comment', 'list', 'work')),
  add constraint reports_reason_check check (char_length(reason) between 1 and 40);

insert into report_cases (type, item_id, time_opened, time_reported, report_count, time_mailed)
select type, item_id, min(time_reported), max(time_reported), count(*), max(time_reported)
from reports group by type, item_id;

update reports set case_id = report_cases.id from report_cases
where report_cases.type = reports.type and report_cases.item_id = reports.item_id;

alter table reports alter column case_id set not null;
create index reports_of_case on reports (case_id, id desc);

-- What admins did. `kept` is the removed content, for undo and objections; retention empties it.
create table moderation_acts (
  id integer generated always as identity primary key,
  act text not null check (act in ('remove', 'warn', 'suspend', 'restore', 'dismiss')),
  type text not null check (type in ('user', 'review', 'comment', 'list', 'picture', 'work')),
  item_id integer not null,
  -- Whom it concerns; null for a work, and after the account is deleted.
  member_id integer references users on delete set null,
  -- Null for the operator's command.
  admin_id integer references users on delete set null,
  case_id integer references report_cases on delete set null,
  reason text not null check (char_length(reason) between 1 and 500),
  -- The title or the first words of the item.
  summary text not null check (char_length(summary) <= 300),
  time_ends timestamptz,
  kept jsonb,
  time_acted timestamptz not null,
  time_undone timestamptz,
  time_told timestamptz
);

create index moderation_acts_of_member on moderation_acts (member_id, id desc);
create index moderation_acts_of_admin on moderation_acts (admin_id);
create index moderation_acts_of_case on moderation_acts (case_id, id desc);
create index moderation_acts_kept on moderation_acts (time_acted) where kept is not null;

-- A hidden work is visible to admins only.
alter table works
  drop constraint works_standing_check,
  add constraint works_standing_check check (standing in ('confirmed', 'added', 'hidden'));

-- Notices come from the operator: without an actor.
alter table notifications
  drop column unread_lower_id,
  drop column unread_higher_id,
  drop constraint notifications_type_check,
  alter column actor_id drop not null,
  add column act_id integer references moderation_acts on delete cascade;

alter table notifications
  add constraint notifications_type_check check (
    type in (
      'comment', 'liked review', 'new friend request', 'accepted friend request',
      'moderation notice'
    )
  ),
  add check ((act_id is not null) = (type = 'moderation notice')),
  add check ((actor_id is null) = (type = 'moderation notice')),
  add column unread_lower_id integer generated always as
    (case when not is_read and review_id is null and act_id is null
      then least(actor_id, recipient_id) end) stored,
  add column unread_higher_id integer generated always as
    (case when not is_read and review_id is null and act_id is null
      then greatest(actor_id, recipient_id) end) stored,
  add foreign key (unread_lower_id, unread_higher_id) references friendships (lower_id, higher_id)
    on delete cascade;

create index notifications_unread_of_friendship on notifications (unread_lower_id, unread_higher_id)
  where unread_lower_id is not null;
create unique index notifications_of_act on notifications (act_id) where act_id is not null;
