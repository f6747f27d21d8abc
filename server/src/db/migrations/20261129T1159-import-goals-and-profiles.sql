alter table import_writes
  drop constraint import_writes_kind_check,
  add constraint import_writes_kind_check check (
    kind in (
      'review', 'completion', 'replacement', 'engaged', 'saved', 'unsaved', 'list', 'listEntry',
      'favorite', 'profile', 'viewing', 'comment', 'like', 'listLike', 'friendship', 'mute', 'block',
      'hiddenWork', 'dismissedWork', 'filterWord', 'entryViewing', 'entryRating', 'progress', 'remark',
      'goal', 'pinnedReview', 'publishedYear', 'profileText'
    )
  );
