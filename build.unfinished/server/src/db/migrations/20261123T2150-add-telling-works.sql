-- Well-known works to rate first, by what liking them tells about a member's taste; written by each build
-- of recommendations.
create table telling_works (
  work_id integer primary key references works on delete cascade,
  medium text not null,
  place smallint not null check (place > 0)
);
