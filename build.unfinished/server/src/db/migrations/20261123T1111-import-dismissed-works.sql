alter table import_writes
  drop constraint import_writes_kind_check,
  add constraint import_writes_kind_check check (
    kind in (
      'review', 'completion', 'engaged', 'saved', 'unsaved', 'list', 'listEntry', 'favorite',
      'profile', 'viewing', 'comment', 'like', 'friendship', 'mute', 'block', 'hiddenWork',
      'dismissedWork', 'filterWord'
    )
  );
