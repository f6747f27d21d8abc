-- Security events, append-only. Without foreign keys: a record outlives the accounts in it.
create table audit_events (
  id bigint generated always as identity primary key,
  time timestamptz not null,
  kind text not null check (char_length(kind) between 1 and 64),
  -- Who acted; null for visitors, for the product itself and for the operator's command.
  actor_id integer,
  -- The member it happened to.
  member_id integer,
  -- What else it concerns, such as `review 12`.
  subject text check (char_length(subject) between 1 and 300),
  address text check (char_length(address) between 1 and 64),
  details jsonb not null default '{}'
);

create index audit_events_by_time on audit_events (time);
create index audit_events_of_kind on audit_events (kind, id desc);
create index audit_events_of_actor on audit_events (actor_id, id desc);
create index audit_events_of_member on audit_events (member_id, id desc);

-- Retention removes events after 180 days; a day of tolerance for the clocks of other machines.
create function refuse_audit_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.time < statement_timestamp() - interval '179 days' then
    return old;
  end if;
  raise exception 'The audit log is append-only';
end $$;

create trigger refuse_audit_changes before update or delete on audit_events
  for each row execute function refuse_audit_changes();
create trigger refuse_audit_truncation before truncate on audit_events
  for each statement execute function refuse_audit_changes();
