-- A work is locked only where its count or sum changes: a like touches a review, not its work.
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
    select from added join removed using (id)
    where (added.work_id, added.rating) is distinct from (removed.work_id, removed.rating)
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

-- Reviews are locked in the order of their ids first, like works.
create or replace function keep_like_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from reviews where id in (select review_id from added) order by id for no key update;
    update reviews set like_count = like_count + change.likes
    from (select review_id, count(*) as likes from added group by review_id) as change
    where reviews.id = change.review_id;
  else
    perform from reviews where id in (select review_id from removed) order by id for no key update;
    update reviews set like_count = like_count - change.likes
    from (select review_id, count(*) as likes from removed group by review_id) as change
    where reviews.id = change.review_id;
  end if;
  return null;
end $$;
