-- A score is shown where three people stand behind it, or all of them rate for everyone to see. What is read and
-- ordered by are the shown columns: an order tells a score as well.
alter table work_counts
  add column has_narrow_ratings boolean not null default false,
  add column shown_rating double precision generated always as (
    case when reviewer_count >= 3 or reviewer_count > 0 and not has_narrow_ratings
      then rating_sum::double precision / reviewer_count end
  ) stored,
  add column shown_chart_score double precision generated always as (
    case when reviewer_count >= 3 or not has_narrow_ratings then chart_score end
  ) stored;

-- True for a review that fewer people see than everyone.
create function is_narrow(audience text, author_id integer) returns boolean
  language sql stable parallel safe
begin atomic
  select is_narrow.audience is not null or exists (
    select from privacy_settings as chosen
    where chosen.user_id = is_narrow.author_id and chosen.audience <> 'everyone'
  );
end;

-- Keeps has_narrow_ratings of works, in the order of their ids as the counts are. Later reads include all reviews
-- noted so far: their writers held the same locks until they committed.
create function note_narrow_ratings_of(works integer[]) returns void language plpgsql as $$
begin
  if works = '{}' then
    return;
  end if;
  perform from work_counts where work_id = any(works) order by work_id for no key update;
  update work_counts set has_narrow_ratings = not has_narrow_ratings
  where work_id = any(works) and has_narrow_ratings <> exists (
    select from reviews
    where reviews.work_id = work_counts.work_id and is_narrow(reviews.audience, reviews.author_id)
  );
end $$;

create function note_narrow_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_narrow_ratings_of(array(
      select work_id from added where is_narrow(audience, author_id)
    ));
  elsif tg_op = 'DELETE' then
    -- With an account its choice may be gone already.
    perform note_narrow_ratings_of(array(
      select work_id from removed join work_counts using (work_id) where has_narrow_ratings
    ));
  else
    perform note_narrow_ratings_of(array(
      select work_id from (
        (select work_id, author_id, audience from added
          except all select work_id, author_id, audience from removed)
        union all
        (select work_id, author_id, audience from removed
          except all select work_id, author_id, audience from added)
      ) as changed
    ));
  end if;
  return null;
end $$;

create trigger note_narrow_ratings_on_insert after insert on reviews
  referencing new table as added for each statement execute function note_narrow_ratings();
create trigger note_narrow_ratings_on_delete after delete on reviews
  referencing old table as removed for each statement execute function note_narrow_ratings();
create trigger note_narrow_ratings_on_update after update on reviews
  referencing old table as removed new table as added
  for each statement execute function note_narrow_ratings();

-- Whoever writes a review of the member holds a lock on their row, so that this sees it or is seen by it.
create function note_narrow_ratings_of_member() returns trigger language plpgsql as $$
declare
  member integer := coalesce(new.user_id, old.user_id);
begin
  if coalesce(old.audience, 'everyone') <> coalesce(new.audience, 'everyone') then
    perform from users where id = member for update;
    perform note_narrow_ratings_of(array(select distinct work_id from reviews where author_id = member));
  end if;
  return null;
end $$;

create trigger note_narrow_ratings after insert or update or delete on privacy_settings
  for each row execute function note_narrow_ratings_of_member();

select note_narrow_ratings_of(array(
  select distinct work_id from reviews where is_narrow(audience, author_id)
));

drop index work_counts_by_rating, work_counts_by_chart_score;
create index work_counts_by_rating
  on work_counts (medium, shown_rating desc nulls last, reviewer_count desc, shelf_place, work_id)
  where is_listed;
create index work_counts_by_chart_score
  on work_counts (medium, shown_chart_score desc nulls last, reviewer_count desc, shelf_place, work_id)
  where is_listed;
