-- Letters that lead to a backup go to confirmed addresses only.
alter table backups drop constraint backups_failure_check;
alter table backups add constraint backups_failure_check check (
  failure in (
    'refused', 'notFound', 'full', 'tooLarge', 'unreachable', 'tooSlow', 'privateAddress',
    'redirected', 'certificate', 'unexpected', 'unreadableSecret', 'mail', 'unconfirmed', 'internal'
  )
);
