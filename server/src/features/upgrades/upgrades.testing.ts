import { expect } from 'vitest'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob, releasePath } from '../../testing/killed-jobs.ts'
import { json } from '../../testing/servers/source-server.ts'
import { checkUpgradeJob } from './upgrades.jobs.ts'

const checking: KilledJob = {
  kind: 'upgrade-check',
  moments: [before('insert into "newest_release"'), 'end'],
  async begin({ app, server }) {
    const version = '98.0.0'
    server.on(releasePath, json({ version, notes: 'https://medley.example/98' }))
    Object.assign(app.ctx, { upgradeNoticeUrl: `${server.url}${releasePath}` })
    await app.ctx.db.deleteFrom('newest_release').execute()
    await app.ctx.jobs.enqueue(app.ctx.db, checkUpgradeJob, {})
    return async () => {
      const rows = await app.ctx.db.selectFrom('newest_release').select('version').execute()
      expect(rows).toEqual([{ version }])
    }
  },
}

export const upgradesRows: FeatureRows = {
  killedJobs: [checking],
}
