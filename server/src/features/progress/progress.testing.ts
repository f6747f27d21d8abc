import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members, unlessBlocked } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'

const ofWork = 'GET /v1/progress/{medium}/{workId}'
const putting = 'PUT /v1/progress/{medium}/{workId}'
const deleting = 'DELETE /v1/progress/{medium}/{workId}'

const ofShow = ({ episode: { show } }: Scene) => ({
  params: { medium: show.medium, workId: show.id },
})
const noMedium = { params: { medium: 'movie', workId: 1 } }
const noWork = { params: { medium: 'film', workId: missingId } }
const noCursor = { query: { before: 'elsewhere' } }
const put = (body: object) => (scene: Scene) => ({ ...ofShow(scene), body })
const cursorRefused: [string, string] = ['before', 'Does not belong to this list']

export const progressRows: FeatureRows = {
  permissions: [
    { endpoint: ofWork, values: ofShow, answers: members('200') },
    { endpoint: putting, values: put({ state: 'paused' }), answers: members('200') },
    { endpoint: deleting, values: ofShow, answers: members('200') },
    {
      endpoint: 'GET /v1/users/{userId}/progress',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
      answers: unlessBlocked,
    },
  ],
  answers: [
    mediumRefused(ofWork, noMedium),
    refused(ofWork, 'work_not_found', noWork),
    mediumRefused(putting, { ...noMedium, body: {} }),
    refused(putting, 'work_not_found', { ...noWork, body: {} }),
    refused(putting, 'work_entry_not_found', put({ entryId: missingId })),
    refused(putting, 'entry_unlikely', put({ season: 9999, number: 1 })),
    invalid(putting, put({ season: 1 }), ['number', 'Give both season and number']),
    invalid(putting, put({ entryId: 1, amount: 1, unit: 'percent' }), [
      'amount',
      'Give either an entry or an amount',
    ]),
    invalid(putting, put({ remark: 'So far.' }), ['remark', 'Give the point that it is about']),
    invalid(putting, put({ amount: 5 }), ['unit', 'Required']),
    invalid(putting, put({ total: 5 }), ['amount', 'Required']),
    invalid(putting, put({ amount: 101, unit: 'percent' }), ['amount', 'Must be at most 100']),
    invalid(putting, put({ amount: 1, unit: 'percent', total: 412 }), [
      'total',
      'Only pages and minutes have a total',
    ]),
    invalid(putting, put({ amount: 500, unit: 'minute', total: 412 }), [
      'amount',
      'Must be at most the total',
    ]),
    invalid(putting, put({ amount: 5, unit: 'page' }), ['unit', 'Only books have pages']),
    invalid(putting, put({ day: '2999-01-01' }), ['day', 'Must not be later than today']),
    refused(
      putting,
      'progress_changed',
      async (scene, app) => {
        const { params } = ofShow(scene)
        const time = app.ctx.clock.now()
        await app.ctx.db
          .insertInto('progress')
          .values({
            user_id: scene.owner.id,
            work_id: params.workId,
            state: 'going',
            time_started: time,
            time_changed: time,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return { params, body: { unmodifiedSince: '2001-01-01T00:00:00.000Z' } }
      },
      { by: 'owner' },
    ),
    mediumRefused(deleting, noMedium),
    refused(deleting, 'work_not_found', noWork),
    invalid('GET /v1/progress', noCursor, cursorRefused),
    invalid(
      'GET /v1/users/{userId}/progress',
      ({ owner }) => ({ params: { userId: owner.id }, ...noCursor }),
      cursorRefused,
    ),
    refused('GET /v1/users/{userId}/progress', 'user_not_found', { params: { userId: missingId } }),
    invalid('GET /v1/friends-progress', noCursor, cursorRefused),
  ],
}
