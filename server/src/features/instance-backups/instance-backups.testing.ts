import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { checkArchive } from '../../instance-backup/check-archive.ts'
import { nightlyBackupIn } from '../../testing/nightly-backup.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { backUpInstanceJob } from './instance-backups.jobs.ts'

const backingUp: KilledJob = {
  kind: 'instance-backup',
  moments: [before('insert into "instance_backups"'), before('update "instance_backups"'), 'end'],
  async begin({ app }) {
    const { folder } = nightlyBackupIn(app.outbox)
    await rm(folder, { recursive: true, force: true })
    await app.ctx.jobs.enqueue(app.ctx.db, backUpInstanceJob, {})
    return async () => {
      const [file = '', ...others] = await readdir(folder)
      expect(others).toEqual([])
      const { opening } = await checkArchive(join(folder, file), undefined)
      expect(opening.tables.length).toBeGreaterThan(10)
    }
  },
}

export const instanceBackupsRows: FeatureRows = {
  killedJobs: [backingUp],
}
