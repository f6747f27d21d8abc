-- Which edition of a catalogue that comes with the product has been loaded.
create table catalogue_stamps (
  source text primary key,
  stamp text not null,
  time_loaded timestamptz not null
);
