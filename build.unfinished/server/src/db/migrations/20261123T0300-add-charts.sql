-- The score that orders charts, by jobs of the feature charts; null without ratings that count. The counts
-- of that moment tell which works have changed since, so that posting a rating writes nothing more.
alter table work_counts
  add column chart_score double precision,
  add column chart_rating_count integer not null default 0 check (chart_rating_count >= 0),
  add column scored_reviewer_count integer not null default 0,
  add column scored_rating_sum integer not null default 0;

create index work_counts_by_chart_score
  on work_counts (medium, chart_score desc nulls last, reviewer_count desc, shelf_place, work_id)
  where is_listed;

-- What a member's ratings weigh in charts, above 0 to 1.
create table chart_raters (
  user_id integer primary key references users on delete cascade,
  weight real not null check (weight between 0 and 1)
);

-- What is assumed of a work before its ratings are read: the usual mean of its medium, the ratings that this
-- assumption is worth, and the variance of ratings within a work.
create table chart_priors (
  medium text primary key,
  mean double precision not null,
  weight double precision not null check (weight > 0),
  variance double precision not null check (variance > 0),
  work_count integer not null,
  time_estimated timestamptz not null
);
