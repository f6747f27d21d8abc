-- A job that is repeated after its worker died builds no medium twice.
alter table model_runs add column job_id uuid;
create unique index model_runs_of_job on model_runs (job_id, medium);
