-- Whether a rating or a work changed is found by hashing, not by a join: a join that may stop at its
-- first row is planned as a loop within a loop, and reads all rows for each row when nothing changed.
create or replace function keep_work_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from works where id in (select work_id from added) order by id for no key update;
    update works set review_count = review_count + change.reviews, rating_sum = rating_sum + change.ratings
    from (select work_id, count(*) as reviews, sum(rating) as ratings from added group by work_id) as change
    where works.id = change.work_id;
  elsif tg_op = 'DELETE' then
    perform from works where id in (select work_id from removed) order by id for no key update;
    update works set review_count = review_count - change.reviews, rating_sum = rating_sum - change.ratings
    from (select work_id, count(*) as reviews, sum(rating) as ratings from removed group by work_id) as change
    where works.id = change.work_id;
  elsif exists (
    select id, work_id, rating from added except select id, work_id, rating from removed
  ) then
    perform from works where id in (select work_id from removed union select work_id from added)
      order by id for no key update;
    update works set review_count = review_count + change.reviews, rating_sum = rating_sum + change.ratings
    from (
      select work_id, sum(reviews) as reviews, sum(ratings) as ratings
      from (
        select work_id, 1 as reviews, rating as ratings from added
        union all
        select work_id, -1, -rating from removed
      ) as both_sides
      group by work_id
    ) as change
    where works.id = change.work_id and (change.reviews <> 0 or change.ratings <> 0);
  end if;
  return null;
end $$;
