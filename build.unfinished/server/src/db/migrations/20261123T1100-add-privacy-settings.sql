-- Who changed what others see of them; members without a row have the defaults.
create table privacy_settings (
  user_id integer primary key references users on delete cascade,
  -- Whether other members get them as a friend suggestion.
  is_suggested boolean not null
);
