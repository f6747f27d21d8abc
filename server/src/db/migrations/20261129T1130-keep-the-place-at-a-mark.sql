-- A mark that a member gave while they were in the middle of the work, as a rating does: it says nothing of what they
-- have not seen yet.
alter table engagements add column is_partial boolean not null default false;

-- Whether a viewing is of the time since its member began a work that they are still in the middle of, as that of a
-- dated review can be.
create function is_of_unfinished(viewing viewings) returns boolean
  language sql stable
  return exists (
    select from progress
    where progress.user_id = viewing.user_id and progress.work_id = viewing.work_id
      and progress.state <> 'stopped' and progress.time_started < viewing.time_created
      and (
        viewing.day_order = 0
        or viewing.day_order >= to_char(progress.time_started - interval '1 day', 'YYYYMMDD')::integer
      )
  );

-- How much of a work a member has reached, in hundredths of a percent; null for visitors.
create or replace function reached_share(member_id integer, point_work_id integer) returns integer
  language sql stable
  return case
    when exists (
      select from engagements where user_id = member_id and work_id = point_work_id and not is_partial
    ) then 10000
    else (
      select progress.reached_share from progress
      where progress.user_id = member_id and progress.work_id = point_work_id
    )
  end;

-- The entries of a work that a member has reached; none for visitors.
create or replace function reached_entries(member_id integer, point_work_id integer) returns setof integer
  language sql stable
begin atomic
  select entry.id
  from work_entries as entry
  join works on works.id = entry.work_id
  -- Whoever marked the whole work has reached what was out on that day. Nobody has seen in a month or year what came
  -- out after they wrote that down.
  left join (
    select coalesce(
      (
        select max(coalesce(
          viewing.day::text,
          least(
            viewing.month_or_year || substr('-12-31', length(viewing.month_or_year) - 3),
            to_char(viewing.time_created, 'YYYY-MM-DD')
          )
        ))
        from viewings as viewing
        where viewing.user_id = member_id and viewing.work_id = point_work_id
          and not is_of_unfinished(viewing)
      ),
      to_char(engagements.time_added, 'YYYY-MM-DD')
    ) as day
    from engagements
    where engagements.user_id = member_id and engagements.work_id = point_work_id
      and not engagements.is_partial
  ) as marked on true
  -- Whole seasons that were marked: their episodes that were out on that day.
  left join (
    select season.season, max(coalesce(seen.day::text, to_char(seen.time_created, 'YYYY-MM-DD'))) as day
    from entry_viewings as seen
    join work_entries as season on season.id = seen.entry_id and season.kind = 'season'
    where seen.user_id = member_id and seen.work_id = point_work_id
    group by season.season
  ) as seasons on entry.kind = 'episode' and seasons.season = entry.season
  left join progress on progress.user_id = member_id and progress.work_id = point_work_id
  left join work_entries as latest on latest.id = progress.entry_id
  left join work_entries as furthest on furthest.id = progress.reached_entry_id
  where entry.work_id = point_work_id and member_id is not null and (
    works.medium = 'album'
    or marked.day is not null and entry.release_date is null
    or marked.day >= entry.release_date
    or seasons.day is not null and entry.release_date is null
    or seasons.day >= entry.release_date
    or entry.id in (
      select seen.entry_id from entry_viewings as seen
      where seen.user_id = member_id and seen.work_id = point_work_id
    )
    or latest.id is not null and comes_at_or_after(latest, entry, works.medium)
    or furthest.id is not null and comes_at_or_after(furthest, entry, works.medium)
  );
end;
