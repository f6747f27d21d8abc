-- One form for usernames that look alike in common fonts: I, l and 1; O and 0; rn and m; vv and w.
create function name_shape(username text) returns text language sql immutable strict parallel safe
  return replace(replace(lower(translate(username, 'I10', 'llO')), 'rn', 'm'), 'vv', 'w');

alter table users add column name_shape text collate "C" not null
  generated always as (name_shape(username::text)) stored;

create index users_by_name_shape on users (name_shape);
