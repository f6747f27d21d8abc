import type { Feature } from '../../feature.ts'
import { backUpInstanceJob } from './instance-backups.jobs.ts'

export const instanceBackupsFeature: Feature = {
  name: 'instance-backups',
  jobs: [backUpInstanceJob],
  tables: ['instance_backups'],
}
