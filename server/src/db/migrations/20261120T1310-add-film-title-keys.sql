-- Folded, and without spaces and punctuation: "WALL·E" and "Wall-E" have one key. A title of signs
-- alone is its own key.
create function title_key(title text) returns text
  language sql immutable parallel safe strict
  return coalesce(
    nullif(
      regexp_replace(
        replace(public.fold_text(title), '&', 'and'),
        '[[:space:]!-/:-@\[-`{-~·‐-⁯　-〿]+', '', 'g'
      ),
      ''
    ),
    public.fold_text(title)
  );

create index films_by_title_key on works (title_key(title)) where medium = 'film';
