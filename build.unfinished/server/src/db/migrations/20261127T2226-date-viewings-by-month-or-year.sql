-- A viewing of which only the month or the year is known, `2024-05` or `2024`, has no `day`. The version
-- before leaves the column alone when it sets a day, so a day counts first.
alter table viewings
  add column month_or_year text check (month_or_year ~ '^[0-9]{4}(-(0[1-9]|1[0-2]))?$');

-- Orders days, months and years: 20240502, 20240500 and 20240000; 0 if nothing is known.
create function day_order(day date, month_or_year text) returns integer
  language sql immutable parallel safe
  return coalesce(
    extract(year from day)::integer * 10000
      + extract(month from day)::integer * 100 + extract(day from day)::integer,
    rpad(replace(month_or_year, '-', ''), 8, '0')::integer,
    0
  );

alter table viewings add column day_order integer not null
  generated always as (day_order(day, month_or_year)) stored;

drop index viewings_by_day;
create index viewings_by_day on viewings (user_id, day_order desc, id desc) include (work_id);
drop index viewings_by_medium_and_day;
create index viewings_by_medium_and_day
  on viewings (user_id, medium, day_order desc, id desc) include (work_id);
