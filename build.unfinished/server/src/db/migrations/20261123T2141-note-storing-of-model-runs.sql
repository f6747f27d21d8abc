-- Processor time of the build's thread once the model is trained: publishing it and recommending from it.
alter table model_runs add column storing_seconds double precision not null default 0;
