-- Serves the most recently seen members, those never seen last.
create index users_by_recent_visit on users (last_online desc nulls last, id);
