-- An evening on which some friends choose what to watch, read or hear together.
create table evenings (
  id integer generated always as identity primary key,
  -- Null once the host's account is deleted: what others logged together stays.
  host_id integer references users on delete set null,
  medium text not null,
  time_started timestamptz not null,
  -- The chosen work and its day.
  work_id integer references works on delete cascade,
  day date,
  time_ended timestamptz,
  check ((work_id is null) = (day is null))
);

create index evenings_of_host on evenings (host_id, time_started desc, id desc);
create index evenings_of_work on evenings (work_id) where work_id is not null;

-- The host and those invited.
create table evening_members (
  evening_id integer not null references evenings on delete cascade,
  user_id integer not null references users on delete cascade,
  has_left boolean not null default false,
  -- The entry in the member's diary; null until they confirm, and after they delete it.
  viewing_id integer unique references viewings on delete set null,
  primary key (evening_id, user_id)
);

create index evening_members_of_user on evening_members (user_id, evening_id);

create table evening_proposals (
  evening_id integer not null references evenings on delete cascade,
  work_id integer not null references works on delete cascade,
  -- From 1, the best first.
  place smallint not null check (place > 0),
  primary key (evening_id, work_id)
);

create index evening_proposals_of_work on evening_proposals (work_id);

-- Why a proposal suits a member, as it was when the evening started.
create table evening_reasons (
  evening_id integer not null,
  work_id integer not null,
  user_id integer not null,
  kind text not null check (kind in ('saved', 'liked', 'genre', 'popular')),
  -- A work that the member liked.
  because_id integer references works on delete cascade,
  genre text,
  primary key (evening_id, work_id, user_id),
  foreign key (evening_id, work_id) references evening_proposals (evening_id, work_id)
    on update cascade on delete cascade,
  foreign key (evening_id, user_id) references evening_members (evening_id, user_id)
    on delete cascade,
  check ((because_id is not null) = (kind = 'liked')),
  check ((genre is not null) = (kind = 'genre'))
);

create index evening_reasons_of_member on evening_reasons (evening_id, user_id);
create index evening_reasons_because on evening_reasons (because_id) where because_id is not null;

create table evening_vetoes (
  evening_id integer not null,
  work_id integer not null,
  user_id integer not null,
  primary key (evening_id, work_id, user_id),
  foreign key (evening_id, work_id) references evening_proposals (evening_id, work_id)
    on update cascade on delete cascade,
  foreign key (evening_id, user_id) references evening_members (evening_id, user_id)
    on delete cascade
);

create index evening_vetoes_of_member on evening_vetoes (evening_id, user_id);

-- An invitation, and the choice; both go with the evening.
alter table notifications
  drop constraint notifications_type_check,
  add column evening_id integer references evenings on delete cascade;

alter table notifications
  add constraint notifications_type_check check (
    type in (
      'comment', 'also commented', 'liked review', 'liked list', 'new friend request',
      'accepted friend request', 'moderation notice', 'sent work', 'rated sent work',
      'evening invitation', 'evening choice'
    )
  ),
  add constraint notifications_of_evening_check check (
    (evening_id is not null) = (type in ('evening invitation', 'evening choice'))
  );

create unique index notifications_of_evening on notifications (evening_id, recipient_id, type)
  where evening_id is not null;
