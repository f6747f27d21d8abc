-- Members whose home does not show what their friends saved, listed and finished.
create table hidden_friends_days (
  user_id integer primary key references users on delete cascade
);
