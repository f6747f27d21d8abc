-- Counting a member's marks by medium, and listing those of one medium, need no row outside the index.
drop index engagements_by_time;
create index engagements_by_time on engagements (user_id, time_added desc, work_id desc) include (medium);
drop index saved_works_by_time;
create index saved_works_by_time on saved_works (user_id, time_added desc, work_id desc) include (medium);

-- So do friends: most calls need their ids alone.
create index friends_by_lower_id on friendships (lower_id, higher_id) where time_approved is not null;
create index friends_by_higher_id on friendships (higher_id, lower_id) where time_approved is not null;
