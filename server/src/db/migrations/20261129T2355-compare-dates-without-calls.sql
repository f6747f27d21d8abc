-- The entries of a work that a member saw by what they said from a time on and before another: of each, of its season or
-- of the whole work. Which of them are out is asked of a function only where they have no day: two calls for each of
-- 5,000 entries took most of the time.
create or replace function seen_entries(
  member_id integer, point_work_id integer, since timestamptz, before timestamptz
) returns setof integer
  language sql stable
begin atomic
  select entry.id
  from work_entries as entry
  -- Whoever marked the whole work saw what was out on that day. Nobody has seen in a month or year what came
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
      and engagements.time_added >= since and engagements.time_added < before
  ) as marked on true
  -- Whole seasons that were marked: their episodes that were out on that day.
  left join (
    select season.season, max(coalesce(seen.day::text, to_char(seen.time_created, 'YYYY-MM-DD'))) as day
    from entry_viewings as seen
    join work_entries as season on season.id = seen.entry_id and season.kind = 'season'
    where seen.user_id = member_id and seen.work_id = point_work_id
      and seen.time_created >= since and seen.time_created < before
    group by season.season
  ) as seasons on entry.kind = 'episode' and seasons.season = entry.season
  where entry.work_id = point_work_id and member_id is not null and (
    entry.release_date <= marked.day
    or entry.release_date <= seasons.day
    or entry.release_date is null and (
      is_out_by(entry.work_id, null, marked.day) or is_out_by(entry.work_id, null, seasons.day)
    )
    or entry.id in (
      select seen.entry_id from entry_viewings as seen
      where seen.user_id = member_id and seen.work_id = point_work_id
        and seen.time_created >= since and seen.time_created < before
    )
  );
end;
