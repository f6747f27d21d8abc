-- Links by which members let others create an account. The token is what the link ends in.
create table invitations (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  token text not null unique,
  name text,
  befriends boolean not null,
  uses_max integer not null check (uses_max > 0),
  uses integer not null default 0 check (uses <= uses_max),
  time_created timestamptz not null,
  time_expires timestamptz not null,
  time_ended timestamptz
);

create index invitations_by_user on invitations (user_id, time_created desc, id desc);
create index invitations_newest on invitations (time_created desc, id desc);

-- Who joined by whose invitation. The inviter may leave before the newcomer.
create table invited_members (
  user_id integer primary key references users on delete cascade,
  inviter_id integer references users on delete set null,
  invitation_id integer references invitations on delete set null
);

create index invited_members_by_inviter on invited_members (inviter_id);
create index invited_members_by_invitation on invited_members (invitation_id);
