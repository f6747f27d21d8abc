-- The day of a review goes with its viewing, and comes back with it.
create trigger note_change after update of date_viewed on reviews
  for each row when (current_setting('medley.act', true) <> '') execute function note_change('id');
