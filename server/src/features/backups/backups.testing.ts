import { expect } from 'vitest'
import { invalid } from '../../testing/answer-row.ts'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'

import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
  receiverOf,
} from '../../testing/row-values.ts'
import { startDueBackupsJob } from './backups.jobs.ts'

const url = 'https://cloud.example/dav/'

const webDav = (changes: object) => ({
  body: {
    frequency: 'weekly',
    target: { kind: 'webDav', url, username: 'ann', password: 'x', ...changes },
  },
})

const backup: KilledJob = {
  kind: 'backup-run',
  moments: [before('insert into "export_pieces"'), beforeLetter, afterLetter, 'end'],
  async begin({ app }) {
    const me = await aUser(app)
    const letters = await lettersFromNow(app)
    await app.call(me, 'POST /v1/backup/runs')
    return async (moment) => {
      expectOneLetter(await letters(), moment, /^backup-\d+@medley\.example$/)
      const { body } = await app.call(me, 'GET /v1/backup')
      expect(body).toMatchObject({ isRunning: false, lastRun: { failure: null } })
      expect((await app.call(me, 'GET /v1/exports', { query: {} })).body.totalCount).toBe(1)
    }
  },
}

const dueBackups: KilledJob = {
  kind: 'backups-start-due',
  moments: [before('update backups'), 'end'],
  async begin({ app }) {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const body = { frequency: 'weekly', target: { kind: 'mail' } } as const
    for (const member of [ann, ben]) await app.call(member, 'PUT /v1/backup', { body })
    app.clock.advance(86_400_000)
    const letters = await lettersFromNow(app)
    await app.ctx.jobs.enqueue(app.ctx.db, startDueBackupsJob, {})
    return async () => {
      const sent = await letters()
      expect(sent.map(receiverOf).toSorted()).toEqual([ann.email, ben.email].toSorted())
    }
  },
}

const backupLetter: KilledJob = {
  kind: 'send-backup-letter',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const me = await aUser(app)
    const letters = await lettersFromNow(app)
    const url = 'https://cloud.example/dav/'
    const target = { kind: 'webDav', url, username: 'ann', password: 'x' } as const
    await app.call(me, 'PUT /v1/backup', { body: { frequency: 'off', target } })
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^backup-letter-[\w-]{36}@medley\.example$/)
      expect(sent[0]).toContain(url)
    }
  },
}

const byMail = () => ({ body: { frequency: 'weekly', target: { kind: 'mail' } } })

export const backupsRows: FeatureRows = {
  permissions: [{ endpoint: 'PUT /v1/backup', values: byMail }],
  answers: [
    invalid('PUT /v1/backup', { body: { target: { kind: 'mail' } } }, ['frequency', 'Required']),
    invalid('PUT /v1/backup', webDav({ url: 'http://cloud.example/' }), [
      'target.url',
      'Must be an address that starts with https://',
    ]),
    invalid('PUT /v1/backup', webDav({ password: undefined }), ['target.password', 'Required']),
  ],
  killedJobs: [backup, dueBackups, backupLetter],
}
