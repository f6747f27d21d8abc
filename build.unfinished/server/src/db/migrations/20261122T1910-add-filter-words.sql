-- Words that hide comments under a member's reviews from everyone but the author of the comment.
create table filter_words (
  user_id integer not null references users on delete cascade,
  word text not null check (char_length(word) between 1 and 50),
  -- As in `has_filter_word`: lower case, no accents, words apart.
  key text collate "C" not null
    generated always as (spaced_words(normalize(word, NFKC))) stored check (key <> ''),
  primary key (user_id, key)
);

-- Whether a text has one of a member's words as a whole word. Spaces the text once, not once per word.
create function has_filter_word(member_id integer, content text) returns boolean
  language sql stable strict
  return exists (select from public.filter_words where user_id = member_id) and exists (
    with spaced as materialized (
      select ' ' || public.spaced_words(normalize(content, NFKC)) || ' ' as words
    )
    select from spaced join public.filter_words on strpos(words, ' ' || key || ' ') > 0
    where user_id = member_id
  );

alter table comments add column is_filtered boolean not null default false;

-- Every writer of comments passes here: members, imports and what an admin restores. The lock lets a
-- change of the words see every comment before it; it shares the space of pairs of members, whose ids
-- are positive.
create function filter_comment() returns trigger language plpgsql as $$
declare
  review_author_id integer;
begin
  select author_id into review_author_id from reviews where id = new.review_id;
  perform pg_advisory_xact_lock_shared(-1, review_author_id);
  new.is_filtered := coalesce(
    new.author_id <> review_author_id and has_filter_word(review_author_id, new.content), false
  );
  return new;
end $$;

create trigger filter_comment before insert on comments
  for each row execute function filter_comment();
