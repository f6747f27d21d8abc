import { granted, invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { blockedByThem, blockedByYou, forbidden, none } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'

const own = 'owner'

const evening = ({ evening: { id } }: Scene) => ({ params: { eveningId: id } })

const hidden = '404 evening_not_found'

/** The owner invited one friend; nobody else knows of the evening. */
const ownerAlone = (answer: string) => [none, hidden, hidden, hidden, hidden, answer, hidden]

const proposal = ({ evening: { id }, work }: Scene) => ({
  params: { eveningId: id, workId: work.id },
})

export const eveningsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /v1/evenings',
      values: ({ owner }) => ({ body: { medium: 'film', userIds: [owner.id] } }),
      answers: [none, forbidden, '201', blockedByThem, blockedByYou, forbidden, forbidden],
    },
    { endpoint: 'GET /v1/evenings/{eveningId}', values: evening, answers: ownerAlone('200') },
    {
      endpoint: 'PUT /v1/evenings/{eveningId}/vetoes/{workId}',
      values: proposal,
      answers: ownerAlone('200'),
    },
    {
      endpoint: 'DELETE /v1/evenings/{eveningId}/vetoes/{workId}',
      values: proposal,
      answers: ownerAlone('200'),
    },
    {
      endpoint: 'PUT /v1/evenings/{eveningId}/choice',
      values: (scene) => ({
        ...evening(scene),
        body: { workId: scene.work.id, day: '2024-05-01' },
      }),
      answers: ownerAlone('200'),
    },
    {
      endpoint: 'PUT /v1/evenings/{eveningId}/confirmation',
      values: evening,
      answers: ownerAlone('409 evening_closed'),
    },
    {
      endpoint: 'DELETE /v1/evenings/{eveningId}/membership',
      values: evening,
      answers: ownerAlone(forbidden),
    },
    { endpoint: 'DELETE /v1/evenings/{eveningId}', values: evening, answers: ownerAlone('200') },
  ],
  answers: [
    mediumRefused('POST /v1/evenings', { body: { medium: 'movie' } }),
    invalid('POST /v1/evenings', { body: { medium: 'film', userIds: [1, 2, 3, 4, 5, 6, 7, 8] } }, [
      'userIds',
      'Too large',
    ]),
    refused('POST /v1/evenings', 'user_not_found', {
      body: { medium: 'film', userIds: [missingId] },
    }),
    granted('POST /v1/evenings', 'friend', ({ owner }) => ({
      body: { medium: 'film', userIds: [owner.id], genre: 'Drama', decade: 1990, maxMinutes: 120 },
    })),
    granted('GET /v1/evenings', own, {}),
    granted('GET /v1/evenings/{eveningId}', own, evening),
    refused('GET /v1/evenings/{eveningId}', 'evening_not_found', { params: { eveningId: 'x' } }),
    refused(
      'PUT /v1/evenings/{eveningId}/vetoes/{workId}',
      'work_not_found',
      (scene) => ({ params: { eveningId: scene.evening.id, workId: missingId } }),
      { by: own },
    ),
    invalid(
      'PUT /v1/evenings/{eveningId}/choice',
      (scene) => ({ ...evening(scene), body: { workId: scene.work.id, day: 'today' } }),
      ['day', 'Must be a date like 2024-05-01'],
      own,
    ),
    refused(
      'PUT /v1/evenings/{eveningId}/choice',
      'work_not_found',
      (scene) => ({ ...evening(scene), body: { workId: missingId, day: '2024-05-01' } }),
      { by: own },
    ),
    refused('PUT /v1/evenings/{eveningId}/confirmation', 'evening_closed', evening, { by: own }),
    refused('DELETE /v1/evenings/{eveningId}/membership', 'forbidden', evening, { by: own }),
    granted('DELETE /v1/evenings/{eveningId}', own, evening),
  ],
}
