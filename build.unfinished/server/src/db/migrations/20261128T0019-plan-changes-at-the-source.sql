-- What changed at the source since it was imported is an outcome of its own, taken over only by choice.
alter table import_items
  drop constraint import_items_outcome_check,
  add constraint import_items_outcome_check
    check (outcome in ('new', 'changed', 'here', 'choice', 'leftOut')),
  drop constraint import_items_question_check,
  add constraint import_items_question_check
    check (question in ('likely', 'possible', 'unknown', 'score', 'list')),
  add takes_changes boolean not null default false,
  add rows_changed integer not null default 0;

alter table import_writes
  drop constraint import_writes_kind_check,
  add constraint import_writes_kind_check check (
    kind in (
      'review', 'completion', 'replacement', 'engaged', 'saved', 'unsaved', 'list', 'listEntry',
      'favorite', 'profile', 'viewing', 'comment', 'like', 'listLike', 'friendship', 'mute', 'block',
      'hiddenWork', 'dismissedWork', 'filterWord'
    )
  );
