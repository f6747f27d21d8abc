import type { Feature } from '../../feature.ts'
import { checkUpgradeJob } from './upgrades.jobs.ts'

export const upgradesFeature: Feature = {
  name: 'upgrades',
  jobs: [checkUpgradeJob],
  tables: ['newest_release'],
}
