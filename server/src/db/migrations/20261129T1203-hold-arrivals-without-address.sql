-- Members of the identity provider without an e-mail address there, while they are asked for one.
create table oidc_arrivals (
  token_hash bytea primary key,
  identity jsonb not null,
  lifetime text not null check (lifetime in ('ordinary', 'browser', 'remembered')),
  invitation text,
  time_expires timestamptz not null
);
create index oidc_arrivals_by_end on oidc_arrivals (time_expires);
