-- When the last attempt to fetch details ended, however it went.
alter table work_refreshes add column time_ended timestamptz;
