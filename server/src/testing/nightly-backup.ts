import { join } from 'node:path'
import type { NightlyBackup } from '../instance-backup/back-up.ts'
import { testSecret } from './test-secret.ts'

/** Where tests back up to: a folder in that of outgoing messages. */
export function nightlyBackupIn(folder: string): NightlyBackup {
  return {
    folder: join(folder, 'backups'),
    passphrase: undefined,
    files: { dataDir: folder, publicUrl: 'https://medley.example', s3: null },
    secret: testSecret,
    isOwnSecret: true,
  }
}
