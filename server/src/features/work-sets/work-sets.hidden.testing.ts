import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { tooLarge } from '../../testing/row-values.ts'

const missingWork = { params: { medium: 'film', workId: missingId } }

const badMedium = { params: { medium: 'opera', workId: 1 } }

const hiddenWorkCalls = [
  'GET /v1/hidden-works/{medium}/{workId}',
  'PUT /v1/hidden-works/{medium}/{workId}',
  'DELETE /v1/hidden-works/{medium}/{workId}',
] as const

const work = ({ work: { id, medium } }: Scene) => ({ params: { medium, workId: id } })

export const hiddenWorksRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/hidden-works', answers: members('200') },
    { endpoint: 'GET /v1/hidden-works/{medium}/{workId}', values: work, answers: members('200') },
    { endpoint: 'PUT /v1/hidden-works/{medium}/{workId}', values: work, answers: members('200') },
    {
      endpoint: 'DELETE /v1/hidden-works/{medium}/{workId}',
      values: work,
      answers: members('200'),
    },
  ],
  answers: [
    invalid('GET /v1/hidden-works', { query: { limit: 101 } }, tooLarge),
    ...hiddenWorkCalls.flatMap((call) => [
      refused(call, 'work_not_found', missingWork),
      mediumRefused(call, badMedium),
    ]),
  ],
}
