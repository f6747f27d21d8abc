alter table users
  -- When a link to the present address was followed; null while nothing proves it.
  add column time_email_confirmed timestamptz,
  -- Until then, an account from before addresses were confirmed counts as confirmed.
  add column email_grace_until timestamptz;

-- Links sent by mail. One per user and purpose: a later one replaces it.
create table account_links (
  id uuid primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-email', 'change-email')),
  -- Where it is sent. Whoever follows it reads the mail there.
  email citext not null check (char_length(email) <= 254),
  token_hash text not null,
  time_asked timestamptz not null,
  time_expires timestamptz not null,
  time_used timestamptz,
  unique (user_id, purpose)
);

create index account_links_by_expiry on account_links (time_expires);

insert into account_links
  (id, user_id, purpose, email, token_hash, time_asked, time_expires, time_used)
select gen_random_uuid(), user_id, 'reset-password', users.email, token_hash, time_asked,
  time_expires, time_used
from password_resets join users on users.id = user_id;

-- Admins come from the settings or the operator's command. Before now, addresses could not change.
update users set time_email_confirmed = case
  when id <= 2 then time_created
  else (select time_used from password_resets where user_id = users.id)
end;

update users set email_grace_until = now() + interval '90 days' where time_email_confirmed is null;

drop table password_resets;
