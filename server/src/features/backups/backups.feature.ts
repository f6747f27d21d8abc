import type { Feature } from '../../feature.ts'
import { runBackupJob, startDueBackupsJob } from './backups.jobs.ts'
import { sendBackupLetterJob } from './backups.letters.jobs.ts'
import { backupsRoutes } from './backups.routes.ts'

export const backupsFeature: Feature = {
  name: 'backups',
  routes: [backupsRoutes],
  jobs: [runBackupJob, startDueBackupsJob, sendBackupLetterJob],
  tables: ['backups'],
}
