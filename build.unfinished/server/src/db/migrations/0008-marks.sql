create table engagements (
  user_id integer not null references users on delete cascade,
  work_id integer not null,
  medium text not null,
  time_added timestamptz not null,
  primary key (user_id, work_id),
  foreign key (work_id, medium) references works (id, medium)
);

create index engagements_by_time on engagements (user_id, time_added desc, work_id desc);
create index engagements_of_work on engagements (work_id, user_id);

-- Locks the counts in the order of their works first, as keep_work_ratings does.
create function keep_audience_size() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from work_counts where work_id in (select work_id from added)
      order by work_id for no key update;
    update work_counts set audience_size = audience_size + change.users
    from (select work_id, count(*) as users from added group by work_id) as change
    where work_counts.work_id = change.work_id;
  else
    perform from work_counts where work_id in (select work_id from removed)
      order by work_id for no key update;
    update work_counts set audience_size = audience_size - change.users
    from (select work_id, count(*) as users from removed group by work_id) as change
    where work_counts.work_id = change.work_id;
  end if;
  return null;
end $$;

create trigger keep_audience_size_on_insert after insert on engagements
  referencing new table as added for each statement execute function keep_audience_size();
create trigger keep_audience_size_on_delete after delete on engagements
  referencing old table as removed for each statement execute function keep_audience_size();

create table saved_works (
  user_id integer not null references users on delete cascade,
  work_id integer not null,
  medium text not null,
  time_added timestamptz not null,
  primary key (user_id, work_id),
  foreign key (work_id, medium) references works (id, medium)
);

create index saved_works_by_time on saved_works (user_id, time_added desc, work_id desc);
create index saved_works_of_work on saved_works (work_id, user_id);

create table favorites (
  user_id integer not null references users on delete cascade,
  medium text not null,
  work_id integer not null,
  time_set timestamptz not null,
  primary key (user_id, medium),
  foreign key (work_id, medium) references works (id, medium)
);

create index favorites_of_work on favorites (work_id);
