import { expect } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
} from '../../testing/row-values.ts'
import { expireLinksJob } from './account-links.jobs.ts'

const resetLink: KilledJob = {
  kind: 'send-account-link',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const { email } = await aUser(app)
    const letters = await lettersFromNow(app)
    await app.call(null, 'POST /forgot-password', { body: { email } })
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^reset-password-[\w-]{36}@medley\.example$/)
      const [, user_id = '', token = ''] =
        /reset-password\/(\d+)\/([\w-]+)/.exec(sent[0] ?? '') ?? []
      const body = { user_id, token, new_password: 'a new password' }
      const answers = [
        await app.call(null, 'POST /reset-password', { body }),
        await app.call(null, 'POST /reset-password', { body }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 400])
    }
  },
}

const oldLinks: KilledJob = {
  kind: 'account-links-expire',
  moments: [before('delete from "account_links"'), 'end'],
  async begin({ app }) {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    await app.call(null, 'POST /forgot-password', { body: { email: ann.email } })
    app.clock.advance(31 * 86_400_000)
    await app.call(null, 'POST /forgot-password', { body: { email: ben.email } })
    await app.ctx.jobs.enqueue(app.ctx.db, expireLinksJob, {})
    return async () => {
      const links = app.ctx.db.selectFrom('account_links').select('user_id')
      const rows = await links.where('user_id', 'in', [ann.id, ben.id]).execute()
      expect(rows).toEqual([{ user_id: ben.id }])
    }
  },
}

export const accountLinksRows: FeatureRows = {
  killedJobs: [resetLink, oldLinks],
}
