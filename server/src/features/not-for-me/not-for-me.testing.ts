import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { tooLarge } from '../../testing/row-values.ts'

const callsOfOneWork = [
  'GET /v1/not-for-me/{medium}/{workId}',
  'PUT /v1/not-for-me/{medium}/{workId}',
  'DELETE /v1/not-for-me/{medium}/{workId}',
] as const

const work = ({ work: { id, medium } }: Scene) => ({ params: { medium, workId: id }, body: {} })

export const notForMeRows: FeatureRows = {
  permissions: callsOfOneWork.map((endpoint) => ({
    endpoint,
    values: work,
    answers: members('200'),
  })),
  answers: [
    invalid('GET /v1/not-for-me', { query: { limit: 101 } }, tooLarge),
    ...callsOfOneWork.flatMap((call) => [
      refused(call, 'work_not_found', { params: { medium: 'film', workId: missingId }, body: {} }),
      mediumRefused(call, { params: { medium: 'opera', workId: 1 }, body: {} }),
    ]),
  ],
}
