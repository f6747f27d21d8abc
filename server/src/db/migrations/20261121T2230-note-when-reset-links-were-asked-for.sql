-- A job that is tried again must not put an older link in the place of a newer one, nor bring a used one back.
alter table password_resets
  add column time_asked timestamptz not null default '-infinity',
  add column time_used timestamptz;
alter table password_resets alter column time_asked drop default;
