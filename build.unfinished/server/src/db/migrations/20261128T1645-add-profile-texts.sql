-- What members say about themselves. A member who says nothing has no row.
create table profile_texts (
  user_id integer primary key references users on delete cascade,
  bio text,
  link text check (link like 'https://%'),
  place text,
  pronouns text,
  check (coalesce(bio, link, place, pronouns) is not null)
);

-- They can be removed, as a member's picture can.
alter table moderation_acts
  drop constraint moderation_acts_type_check,
  add constraint moderation_acts_type_check
    check (type in (
      'user', 'review', 'comment', 'list', 'picture', 'profileTexts', 'work', 'sentWork', 'remark'
    ));
