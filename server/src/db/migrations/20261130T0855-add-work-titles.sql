-- The title of a work in other languages than its own, by the code in BCP 47. All of them are among the
-- alternative titles, too, which searches read.
create table work_titles (
  work_id integer not null references works on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  title text not null check (title <> ''),
  -- 'shelf', or the source that gave it.
  source text not null,
  primary key (work_id, language)
);

-- True for members who want every title as the catalogue has it.
alter table users add column original_titles boolean not null default false;
