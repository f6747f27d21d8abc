create table comments (
  id integer generated always as identity primary key,
  review_id integer not null references reviews on delete cascade,
  author_id integer not null references users on delete cascade,
  content text not null check (char_length(content) between 1 and 5000),
  time_posted timestamptz not null
);

create index comments_of_review on comments (review_id, time_posted, id);
create index comments_of_author on comments (author_id);

create table review_likes (
  review_id integer not null references reviews on delete cascade,
  user_id integer not null references users on delete cascade,
  time_liked timestamptz not null,
  primary key (review_id, user_id)
);

create index review_likes_of_user on review_likes (user_id, review_id);

-- Locks the reviews in the order of their ids first, so that two bulk writes wait instead of
-- deadlocking.
create function keep_like_count() returns trigger language plpgsql as $$
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

create trigger keep_like_count_on_insert after insert on review_likes
  referencing new table as added for each statement execute function keep_like_count();
create trigger keep_like_count_on_delete after delete on review_likes
  referencing old table as removed for each statement execute function keep_like_count();
