import type { BackupFailure } from '@medley/contract/administration/backup-failures'

/** Why a backup failed, in words. */
export const backupFailureTexts: Readonly<Record<BackupFailure, string>> = {
  refused: 'The server refused the user name, the key or the password.',
  notFound: 'The folder or bucket was not found.',
  full: 'The server has no space left.',
  tooLarge: 'The server does not take a file of this size.',
  unreachable: 'The server could not be reached.',
  tooSlow: 'The server took too long.',
  privateAddress: 'The address is not on the public internet.',
  redirected: 'The server redirects to another address. Enter that one.',
  certificate: 'The server has no valid certificate.',
  unexpected: 'The server answered in an unexpected way.',
  unreadableSecret: 'The stored password can no longer be read. Enter it again.',
  mail: 'The e-mail could not be sent.',
  unconfirmed: 'Your e-mail address is not confirmed yet.',
  internal: 'The copy could not be made.',
}
