-- Works that are not for a member: never suggested to them. `also_from_feed` also keeps posts about them out of the
-- member's feeds. Hidden works become those with it, dismissed works those without.
create table not_for_me (
  user_id integer not null references users on delete cascade,
  work_id integer not null references works on delete cascade,
  also_from_feed boolean not null default false,
  time_added timestamptz not null,
  primary key (user_id, work_id)
);

create index not_for_me_by_work_id on not_for_me (work_id);

lock table hidden_works, dismissed_works in access exclusive mode;

insert into not_for_me (user_id, work_id, also_from_feed, time_added)
select user_id, work_id, bool_or(is_hidden), min(time_added) from (
  select user_id, work_id, time_added, true as is_hidden from hidden_works
  union all
  select user_id, work_id, time_added, false from dismissed_works
) as kept
group by user_id, work_id;

-- The records of merges, for their reverts.
update work_merges set moved = moved || jsonb_build_object('notForMe', jsonb_build_object(
  'added', coalesce(moved -> 'hiddenWorks', '[]') || coalesce(moved -> 'dismissedWorks', '[]'),
  'switched', jsonb '[]'
));

-- The version before reads and writes these views; the next one drops them.
drop table hidden_works;
drop table dismissed_works;

create view dismissed_works as select user_id, work_id, time_added from not_for_me;

create view hidden_works as
  select user_id, work_id, time_added, also_from_feed from not_for_me where also_from_feed;
alter view hidden_works alter column also_from_feed set default true;
