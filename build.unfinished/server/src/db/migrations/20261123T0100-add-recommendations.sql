-- Works similar to each work, the nearest first. Arrays, for they are read whole by key and take a
-- seventh of the space of rows.
create table work_neighbours (
  work_id integer primary key references works on delete cascade,
  neighbour_ids integer[] not null,
  weights real[] not null,
  -- Members who like both, at least 5; 0 where the pair comes from the shipped file.
  supports integer[] not null,
  check (
    cardinality(neighbour_ids) = cardinality(weights)
    and cardinality(neighbour_ids) = cardinality(supports)
  )
);

-- Ready recommendations of members who were here lately.
create table recommendations (
  user_id integer not null references users on delete cascade,
  medium text not null,
  rank smallint not null check (rank > 0),
  work_id integer not null references works on delete cascade,
  score real not null,
  -- Up to 3 of the member's own liked works, the greatest share of the score first.
  because_ids integer[] not null,
  -- At most 3 friends to name; whether they still are friends is checked when this is read.
  friend_ids integer[] not null default '{}',
  friends_liked integer not null default 0 check (friends_liked >= 0),
  primary key (user_id, medium, rank)
);

create index recommendations_by_work_id on recommendations (work_id);

-- Works that a member wants no more recommended: "Not for me".
create table dismissed_works (
  user_id integer not null references users on delete cascade,
  work_id integer not null references works on delete cascade,
  time_dismissed timestamptz not null,
  primary key (user_id, work_id)
);

create index dismissed_works_by_work_id on dismissed_works (work_id);

-- On how many days a recommended work was shown to a member.
create table recommendation_views (
  user_id integer not null references users on delete cascade,
  work_id integer not null references works on delete cascade,
  times smallint not null check (times > 0),
  time_last timestamptz not null,
  primary key (user_id, work_id)
);

create index recommendation_views_by_work_id on recommendation_views (work_id);

-- What each nightly build of a medium's neighbours came to.
create table model_runs (
  id integer generated always as identity primary key,
  medium text not null,
  time_built timestamptz not null,
  outcome text not null
    check (outcome in ('published', 'not better than popularity', 'too few ratings')),
  -- Null where no model was published.
  method text,
  works integer not null,
  members integer not null,
  -- Likes that the model was trained with.
  ratings integer not null,
  -- On members whom the judged model had not seen; null where there were too few to judge.
  ndcg double precision,
  ndcg_of_popularity double precision,
  -- Works whose neighbours come from the shipped file, at least in part.
  shipped_works integer not null,
  cpu_seconds double precision not null,
  check ((method is not null) = (outcome = 'published'))
);

create index model_runs_of_medium on model_runs (medium, time_built desc, id desc);

-- False: the member's ratings teach no model and are no reason of anyone's recommendation.
alter table users add column in_recommendations boolean not null default true;
