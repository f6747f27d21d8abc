-- Who a member is to the identity provider by which they log in.
create table oidc_identities (
  user_id integer primary key references users on delete cascade,
  issuer text not null,
  subject text not null,
  time_linked timestamptz not null,
  unique (issuer, subject)
);

-- Logins that are under way at the identity provider. The token is with the browser that began.
create table oidc_logins (
  token_hash bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  lifetime text not null,
  time_expires timestamptz not null
);

create index oidc_logins_by_end on oidc_logins (time_expires);

-- Admins by a group of the identity provider, as of their last login by it.
alter table users add is_group_admin boolean not null default false;

-- The identity that a login links or confirms once it is finished.
alter table pending_logins add identity jsonb;

-- Whether the session began at the identity provider, where its logout then leads.
alter table sessions add is_by_provider boolean not null default false;
