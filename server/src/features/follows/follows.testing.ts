import { granted, invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import { aWork } from '../../testing/factories/works.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { TestApp } from '../../testing/harness.ts'
import { members } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'

const ofContributor = [
  'PUT /v1/contributors/{contributorId}/follow',
  'DELETE /v1/contributors/{contributorId}/follow',
] as const
const ofSeries = [
  'PUT /v1/series/{seriesId}/follow',
  'DELETE /v1/series/{seriesId}/follow',
] as const
const ofWork = [
  'GET /v1/works/{medium}/{workId}/follow',
  'PUT /v1/works/{medium}/{workId}/follow',
  'DELETE /v1/works/{medium}/{workId}/follow',
] as const

const missingContributor = { params: { contributorId: missingId } }
const missingSeries = { params: { seriesId: missingId } }
const missingWork = { params: { medium: 'film', workId: missingId } }
const work = ({ work: { id, medium } }: Scene) => ({ params: { medium, workId: id } })

async function creator({ work: { id } }: Scene, app: TestApp) {
  const { contributor_id: contributorId } = await app.ctx.db
    .selectFrom('credits')
    .select('contributor_id')
    .where('work_id', '=', id)
    .executeTakeFirstOrThrow()
  return { params: { contributorId } }
}

async function earthsea(_: Scene, app: TestApp) {
  await aWork(app, { medium: 'book', series: 'Earthsea' })
  const { id: seriesId } = await app.ctx.db
    .selectFrom('series')
    .select('id')
    .where('title', '=', 'Earthsea')
    .executeTakeFirstOrThrow()
  return { params: { seriesId } }
}

export const followsRows: FeatureRows = {
  permissions: [
    ...ofContributor.map((endpoint) => ({
      endpoint,
      values: () => missingContributor,
      answers: members('404 contributor_not_found'),
    })),
    ...ofSeries.map((endpoint) => ({
      endpoint,
      values: () => missingSeries,
      answers: members('404 series_not_found'),
    })),
    ...ofWork.map((endpoint) => ({ endpoint, values: work, answers: members('200') })),
    {
      endpoint: 'GET /v1/follows',
      values: () => ({ query: { kind: 'work' } }),
      answers: members('200'),
    },
  ],
  answers: [
    invalid('GET /v1/follows', { query: { kind: 'work', before: 'elsewhere' } }, [
      'before',
      'Does not belong to this list',
    ]),
    ...ofContributor.flatMap((call) => [
      granted(call, 'stranger', creator),
      refused(call, 'contributor_not_found', missingContributor),
    ]),
    ...ofSeries.flatMap((call) => [
      granted(call, 'stranger', earthsea),
      refused(call, 'series_not_found', missingSeries),
    ]),
    ...ofWork.flatMap((call) => [
      refused(call, 'work_not_found', missingWork),
      mediumRefused(call, { params: { medium: 'opera', workId: 1 } }),
    ]),
  ],
}
