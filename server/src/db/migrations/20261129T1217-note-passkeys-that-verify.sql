-- Whether the passkey has shown that it verifies its user, without which it lets nobody in; null where that is not known.
alter table passkeys add verifies_user boolean;
