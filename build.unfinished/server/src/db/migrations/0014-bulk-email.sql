-- An admin's mail to many, as written; the common footer is added when it is sent.
create table mailings (
  id integer generated always as identity primary key,
  author_id integer references users on delete set null,
  subject text not null,
  html_template text not null,
  plaintext_template text not null,
  time_accepted timestamptz not null,
  time_finished timestamptz
);

create index mailings_by_author on mailings (author_id);

-- One row per address. Deleting an account removes its waiting mail.
create table mailing_recipients (
  mailing_id integer not null references mailings on delete cascade,
  email citext not null,
  user_id integer references users on delete cascade,
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'left_out', 'failed')),
  -- Runs of the job that tried it.
  tries integer not null default 0,
  failure text,
  time_sent timestamptz,
  primary key (mailing_id, email)
);

create index mailing_recipients_waiting on mailing_recipients (mailing_id, email) where state = 'waiting';
create index mailing_recipients_by_user on mailing_recipients (user_id);

-- Addresses that want no bulk mail, with or without an account.
create table unsubscribed (
  email citext primary key,
  time_unsubscribed timestamptz not null
);
