import { expect } from 'vitest'
import { invalid } from '../../testing/answer-row.ts'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { KilledJob } from '../../testing/killed-jobs.ts'
import { none } from '../../testing/permission-row.ts'
import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
} from '../../testing/row-values.ts'

const report: KilledJob = {
  kind: 'tell-support',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const letters = await lettersFromNow(app)
    const body = { type: 'user', item_id: ben.id, reason: 'other' } as const
    await app.call(ann, 'POST /report', { body })
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^report-[\w-]{36}@medley\.example$/)
      expect(sent[0]).toContain(`reported ${ben.username}`)
    }
  },
}

const hiddenAcrossBlock = [
  none,
  '201',
  '201',
  '404 item_not_found',
  '404 item_not_found',
  '403 own_item',
  '201',
]

export const reportsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /report',
      about: 'a list',
      values: ({ list }) => ({ body: { type: 'list', item_id: list.id, reason: 'other' } }),
      answers: [
        none,
        '201',
        '201',
        '404 item_not_found',
        '404 item_not_found',
        '403 own_item',
        '201',
      ],
    },
    {
      endpoint: 'POST /report',
      about: 'a private list',
      values: ({ privateList }) => ({
        body: { type: 'list', item_id: privateList.id, reason: 'other' },
      }),
      answers: [
        none,
        '404 item_not_found',
        '404 item_not_found',
        '404 item_not_found',
        '404 item_not_found',
        '403 own_item',
        '404 item_not_found',
      ],
    },
    {
      endpoint: 'POST /report',
      about: 'a work',
      values: ({ work }) => ({ body: { type: 'work', item_id: work.id, reason: 'other' } }),
    },
    {
      endpoint: 'POST /report',
      about: 'a user',
      values: ({ owner }) => ({ body: { type: 'user', item_id: owner.id, reason: 'other' } }),
      answers: [none, '201', '201', '201', '201', '403 own_item', '201'],
    },
    {
      endpoint: 'POST /report',
      about: 'a review',
      values: ({ review }) => ({ body: { type: 'review', item_id: review.id, reason: 'other' } }),
      answers: hiddenAcrossBlock,
    },
    {
      endpoint: 'POST /report',
      about: 'a comment',
      values: ({ comment }) => ({
        body: { type: 'comment', item_id: comment.id, reason: 'other' },
      }),
      answers: hiddenAcrossBlock,
    },
  ],
  answers: [
    invalid('POST /report', { body: { type: 'user', item_id: 1, reason: 'spoilers' } }, [
      'reason',
      'Invalid value',
    ]),
  ],
  killedJobs: [report],
}
