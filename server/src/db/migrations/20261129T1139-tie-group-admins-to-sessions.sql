-- The group of the identity provider that makes the session's member an admin, and until when. `users.is_group_admin`
-- stays for the version before.
alter table sessions
  add admin_group text,
  add admin_until timestamptz,
  add check ((admin_group is null) = (admin_until is null));
create index sessions_of_group_admins on sessions (user_id) where admin_group is not null;
