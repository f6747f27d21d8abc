import {
  getBackup,
  removeBackup,
  runBackup,
  setBackup,
} from '@medley/contract/administration/backups'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { runBackupJob, startDueBackupsJob } from './backups.jobs.ts'
import { sendBackupLetterJob } from './backups.letters.jobs.ts'
import { forgetBackup, requestBackup, saveBackup, showBackup } from './backups.service.ts'

export const backupsFeature: Feature = {
  name: 'backups',
  routes: [
    route(getBackup, showBackup),
    route(setBackup, saveBackup),
    route(removeBackup, forgetBackup),
    route(runBackup, requestBackup),
  ],
  jobs: [runBackupJob, startDueBackupsJob, sendBackupLetterJob],
  tables: ['backups'],
}
