create table review_likes (
  review_id integer not null references reviews on delete cascade,
  user_id integer not null references users on delete cascade,
  time_liked timestamptz not null,
  primary key (review_id, user_id)
);

create index review_likes_of_user on review_likes (user_id, review_id);

create function keep_like_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update reviews set like_count = like_count + change.likes
    from (select review_id, count(*) as likes from added group by review_id) as change
    where reviews.id = change.review_id;
  else
    update reviews set like_count = like_count - change.likes
    from (select review_id, count(*) as likes from removed group by review_id) as change
    where reviews.id = change.review_id;
  end if;
  return null;
end $$;

create trigger keep_like_count_on_insert after insert on review_likes
  referencing new table as added for each statement execute function keep_like_count();
create trigger keep_like_count_on_delete after delete on review_likes
  referencing old table as removed for each statement execute function keep_like_count();
