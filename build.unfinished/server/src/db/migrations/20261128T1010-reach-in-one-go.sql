-- What a member has reached of a work, in one go: asked once per remark, it took half a second for 2,000 of them.
-- Together, these say what members have reached, and nothing else does.

-- Whether an entry comes at or after another one of its work. Specials come by themselves alone. Episodes of
-- podcasts are listed newest first, so they follow by their dates.
create function comes_at_or_after(standing work_entries, point work_entries, medium text) returns boolean
  language sql immutable
  return standing.id = point.id or coalesce(
    case
      when standing.season = 0 or point.season = 0 then false
      when medium = 'podcast' then standing.release_date > point.release_date
      else (standing.position, standing.id) >= (point.position, point.id)
    end,
    false
  );

-- Specials, and episodes of podcasts without a date: nothing comes before or after them.
create function comes_alone(entry work_entries, medium text) returns boolean
  language sql immutable
  return coalesce(entry.season = 0, false) or medium = 'podcast' and entry.release_date is null;

-- How much of a work a member has reached, in hundredths of a percent; null for visitors.
create function reached_share(member_id integer, point_work_id integer) returns integer
  language sql stable
  return case
    when exists (
      select from engagements where user_id = member_id and work_id = point_work_id
    ) then 10000
    else (
      select progress.reached_share from progress
      where progress.user_id = member_id and progress.work_id = point_work_id
    )
  end;

-- The entries of a work that a member has reached; none for visitors.
create function reached_entries(member_id integer, point_work_id integer) returns setof integer
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
      ),
      to_char(engagements.time_added, 'YYYY-MM-DD')
    ) as day
    from engagements
    where engagements.user_id = member_id and engagements.work_id = point_work_id
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

-- Whether a member has reached a point of a work: an entry, or a share of it.
create or replace function has_reached(
  member_id integer, point_work_id integer, point_entry_id integer, point_share integer
) returns boolean
  language sql stable
  return coalesce(point_share <= reached_share(member_id, point_work_id), false) or exists (
    select from reached_entries(member_id, point_work_id) as reached (id) where id = point_entry_id
  );

-- A special does not take the place of the furthest episode, nor stay there when an episode follows.
create or replace function keep_reached_point() returns trigger language plpgsql as $$
declare
  share integer := share_of_work(new.work_id, new.amount, new.unit, new.total);
begin
  new.reached_share := greatest(new.reached_share, share);
  if exists (
    select from work_entries as entry
    join works on works.id = entry.work_id
    left join work_entries as furthest on furthest.id = new.reached_entry_id
    where entry.id = new.entry_id and not comes_alone(entry, works.medium) and (
      furthest.id is null
      or comes_alone(furthest, works.medium)
      or comes_at_or_after(entry, furthest, works.medium)
    )
  ) then
    new.reached_entry_id := new.entry_id;
  end if;
  return new;
end $$;

drop function is_at_or_after(integer, integer);
