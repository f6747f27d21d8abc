-- Where a reader is: the furthest point of their progress. Turning it back closes nothing.
alter table progress
  add column reached_entry_id integer,
  -- Hundredths of a percent of the work.
  add column reached_share integer check (reached_share between 0 and 10000),
  add foreign key (reached_entry_id, work_id) references work_entries (id, work_id)
    on update cascade on delete set null (reached_entry_id);

create index progress_of_reached_entries on progress (reached_entry_id)
  where reached_entry_id is not null;

-- The share of a work, in hundredths of a percent, at an amount of pages, minutes or percent; null where nobody
-- knows how long it is.
create function share_of_work(point_work_id integer, amount integer, unit text, total integer) returns integer
  language sql stable
  return (
    select case when length > 0 then least(10000, amount::bigint * 10000 / length) end
    from (
      select case unit
        when 'percent' then 100
        when 'page' then coalesce(total, works.pages)
        when 'minute' then coalesce(total, works.minutes)
      end as length
      from public.works where works.id = point_work_id
    ) as known
  );

-- Whether an entry comes at or after another one of its work. Specials come by themselves alone. Episodes of
-- podcasts are listed newest first, so they follow by their dates.
create function is_at_or_after(standing_id integer, point_id integer) returns boolean
  language sql stable
  return standing_id = point_id or coalesce((
    select case
      when standing.season = 0 or point.season = 0 then false
      when works.medium = 'podcast' then standing.release_date > point.release_date
      else (standing.position, standing.id) >= (point.position, point.id)
    end
    from public.work_entries as standing
    join public.work_entries as point on point.id = point_id and point.work_id = standing.work_id
    join public.works on works.id = standing.work_id
    where standing.id = standing_id
  ), false);

create function keep_reached_point() returns trigger language plpgsql as $$
declare
  share integer := share_of_work(new.work_id, new.amount, new.unit, new.total);
begin
  new.reached_share := greatest(new.reached_share, share);
  if new.entry_id is not null
    and (new.reached_entry_id is null or is_at_or_after(new.entry_id, new.reached_entry_id)) then
    new.reached_entry_id := new.entry_id;
  end if;
  return new;
end $$;

create trigger keep_reached_point before insert or update on progress
  for each row execute function keep_reached_point();

update progress set reached_entry_id = entry_id;

-- Whether a member has reached a point of a work: an entry, or a share of it. The one place that says so.
create function has_reached(
  member_id integer, point_work_id integer, point_entry_id integer, point_share integer
) returns boolean
  language sql stable
  return member_id is not null and (
    exists (
      select from public.works where works.id = point_work_id and works.medium = 'album'
    )
    -- Whoever marked the whole work has reached what was out on that day.
    or exists (
      select from public.engagements as marked
      left join public.work_entries as point on point.id = point_entry_id
      where marked.user_id = member_id and marked.work_id = point_work_id and (
        point.release_date is null or point.release_date <= coalesce(
          (
            select max(coalesce(
              viewing.day::text,
              viewing.month_or_year || substr('-12-31', length(viewing.month_or_year) - 3),
              to_char(viewing.time_created, 'YYYY-MM-DD')
            ))
            from public.viewings as viewing
            where viewing.user_id = member_id and viewing.work_id = point_work_id
          ),
          to_char(marked.time_added, 'YYYY-MM-DD')
        )
      )
    )
    or exists (
      select from public.entry_viewings as seen
      where seen.user_id = member_id and seen.work_id = point_work_id
        and seen.entry_id = point_entry_id
    )
    -- A whole season that was marked: its episodes that were out on that day.
    or exists (
      select from public.work_entries as point
      join public.work_entries as season on season.work_id = point.work_id
        and season.kind = 'season' and season.season = point.season
      join public.entry_viewings as seen on seen.user_id = member_id
        and seen.work_id = point_work_id and seen.entry_id = season.id
      where point.id = point_entry_id and point.kind = 'episode' and (
        point.release_date is null
        or point.release_date <= coalesce(seen.day::text, to_char(seen.time_created, 'YYYY-MM-DD'))
      )
    )
    or exists (
      select from public.progress
      where progress.user_id = member_id and progress.work_id = point_work_id and (
        progress.reached_share >= point_share
        or is_at_or_after(progress.reached_entry_id, point_entry_id)
      )
    )
  );

-- What members write at a point of a work. A reply is at the point of its remark.
create table remarks (
  id integer generated always as identity primary key,
  work_id integer not null references works on delete cascade,
  author_id integer not null references users on delete cascade,
  parent_id integer references remarks on delete cascade,
  entry_id integer,
  share integer check (share between 0 and 10000),
  -- As the author wrote it; the share follows from these.
  amount integer check (amount between 0 and 99999),
  unit text check (unit in ('page', 'minute', 'percent')),
  total integer check (total between 1 and 99999),
  content text not null check (char_length(content) between 1 and 5000),
  like_count integer not null default 0 check (like_count >= 0),
  time_posted timestamptz not null,
  time_edited timestamptz,
  foreign key (entry_id, work_id) references work_entries (id, work_id)
    on update cascade on delete cascade,
  check ((entry_id is null) <> (share is null)),
  check ((share is null) = (amount is null)),
  check ((amount is null) = (unit is null))
) with (fillfactor = 80);

create index remarks_of_work on remarks (work_id, time_posted desc, id desc);
create index remarks_of_parent on remarks (parent_id) where parent_id is not null;
create index remarks_of_entry on remarks (entry_id) where entry_id is not null;
create index remarks_of_author on remarks (author_id, time_posted desc, id desc);

create table remark_likes (
  remark_id integer not null references remarks on delete cascade,
  user_id integer not null references users on delete cascade,
  time_liked timestamptz not null,
  primary key (remark_id, user_id)
);

create index remark_likes_of_user on remark_likes (user_id, remark_id);

-- As for reviews and lists.
create function keep_remark_like_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from remarks where id in (select remark_id from added) order by id for no key update;
    update remarks set like_count = like_count + change.likes
    from (select remark_id, count(*) as likes from added group by remark_id) as change
    where remarks.id = change.remark_id;
  else
    perform from remarks where id in (select remark_id from removed) order by id for no key update;
    update remarks set like_count = like_count - change.likes
    from (select remark_id, count(*) as likes from removed group by remark_id) as change
    where remarks.id = change.remark_id;
  end if;
  return null;
end $$;

create trigger keep_remark_like_count_on_insert after insert on remark_likes
  referencing new table as added for each statement execute function keep_remark_like_count();
create trigger keep_remark_like_count_on_delete after delete on remark_likes
  referencing old table as removed for each statement execute function keep_remark_like_count();

-- Remarks can be reported and removed.
alter table reports
  drop constraint reports_type_check,
  add constraint reports_type_check
    check (type in ('user', 'review', 'comment', 'list', 'work', 'sentWork', 'remark'));
alter table report_cases
  drop constraint report_cases_type_check,
  add constraint report_cases_type_check
    check (type in ('user', 'review', 'comment', 'list', 'work', 'sentWork', 'remark'));
alter table moderation_acts
  drop constraint moderation_acts_type_check,
  add constraint moderation_acts_type_check
    check (type in ('user', 'review', 'comment', 'list', 'picture', 'work', 'sentWork', 'remark'));
