import {
  blockedByThem,
  blockedByYou,
  forbidden,
  members,
  none,
  type Row,
} from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const hidden = '404 evening_not_found'
/** The owner invited one friend; nobody else knows of the evening. */
const ownerAlone = (answer: string) => [none, hidden, hidden, hidden, hidden, answer, hidden]
const evening = ({ evening: { id } }: Scene) => ({ params: { eveningId: id } })
const proposal = ({ evening: { id }, work }: Scene) => ({
  params: { eveningId: id, workId: work.id },
})

/** Choosing together what to watch. */
export const rowsOfEvenings: readonly Row[] = [
  {
    endpoint: 'POST /v1/evenings',
    values: ({ owner }) => ({ body: { medium: 'film', userIds: [owner.id] } }),
    answers: [none, forbidden, '201', blockedByThem, blockedByYou, forbidden, forbidden],
  },
  { endpoint: 'GET /v1/evenings', answers: members('200') },
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
    values: (scene) => ({ ...evening(scene), body: { workId: scene.work.id, day: '2024-05-01' } }),
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
]
