-- A challenge of a login belongs to nobody yet: the passkey that signs it says whose it is.
alter table passkey_challenges alter column user_id drop not null;
alter table passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table passkey_challenges add constraint passkey_challenges_purpose_check
  check (purpose in ('registration', 'proof', 'login'));
alter table passkey_challenges add constraint passkey_challenges_owner_check
  check ((user_id is null) = (purpose = 'login'));
