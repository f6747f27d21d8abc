-- An act that is undone withdraws what it notified others of, unless they have read it.
create trigger note_change after insert on notifications
  for each row when (current_setting('medley.act', true) <> '') execute function note_change('id');
