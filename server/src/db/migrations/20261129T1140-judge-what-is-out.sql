-- Sources list episodes that are announced without a day.
create index dated_entries on work_entries (work_id) where release_date is not null and not is_gone;

-- Whether an entry of a work was out on a day. One without a day is, only if no entry of the work has one.
create function is_out_by(entry_work_id integer, release_date text, day text) returns boolean
  language sql stable
  return day is not null and case
    when release_date is not null then release_date <= day
    else not exists (
      select from work_entries as other
      where other.work_id = entry_work_id and other.release_date is not null and not other.is_gone
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
    or is_out_by(entry.work_id, entry.release_date, marked.day)
    or is_out_by(entry.work_id, entry.release_date, seasons.day)
    or entry.id in (
      select seen.entry_id from entry_viewings as seen
      where seen.user_id = member_id and seen.work_id = point_work_id
    )
    or latest.id is not null and comes_at_or_after(latest, entry, works.medium)
    or furthest.id is not null and comes_at_or_after(furthest, entry, works.medium)
  );
end;
