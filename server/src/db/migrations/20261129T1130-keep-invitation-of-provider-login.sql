-- The invitation that a visitor followed before the login; used once the login creates their account.
alter table oidc_logins add invitation text;
