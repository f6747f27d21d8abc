-- The member who began to link their account, of a login that does so; null for a login of a visitor.
alter table oidc_logins add user_id integer references users on delete cascade;
create index oidc_logins_by_user on oidc_logins (user_id);
