-- The last token version of deleted users. The ids of admins can be created again; their tokens stay ended.
create table retired_users (
  id integer primary key,
  token_version integer not null
);

create function retire_user() returns trigger language plpgsql as $$
begin
  insert into retired_users as known (id, token_version) values (old.id, old.token_version)
  on conflict (id) do update
    set token_version = greatest(known.token_version, excluded.token_version);
  return null;
end $$;

create trigger retire_user after delete on users for each row execute function retire_user();

-- After the insert, which waits for a running deletion of the same id, so that its version is visible.
create function continue_token_versions() returns trigger language plpgsql as $$
begin
  update users set token_version = retired.token_version + 1
  from retired_users as retired
  where users.id = new.id and retired.id = new.id and users.token_version <= retired.token_version;
  return null;
end $$;

create trigger continue_token_versions after insert on users
  for each row execute function continue_token_versions();

-- Earlier deletions of admins left no version: one beyond any that was used ends those tokens, too.
update users set token_version = token_version + 1000 where id in (1, 2);

insert into retired_users (id, token_version)
select id, 1000 from (values (1), (2)) as admins (id)
where exists (select from users) and not exists (select from users where users.id = admins.id);
