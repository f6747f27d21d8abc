import { everyone, members, type Row } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const work = ({ work: { id, medium } }: Scene) => ({ params: { medium, workId: id } })
const film = () => ({ params: { medium: 'film' } })

/** Works recommended to members, and works to discover. */
export const rowsOfRecommendations: readonly Row[] = [
  { endpoint: 'GET /v1/recommendations', answers: members('200') },
  { endpoint: 'GET /v1/recommendations/{medium}', values: film, answers: members('200') },
  { endpoint: 'GET /v1/discover/{medium}', values: film, answers: everyone('200') },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/similar',
    values: work,
    answers: everyone('200'),
  },
  { endpoint: 'GET /v1/dismissed-works', answers: members('200') },
  { endpoint: 'PUT /v1/dismissed-works/{medium}/{workId}', values: work, answers: members('200') },
  {
    endpoint: 'DELETE /v1/dismissed-works/{medium}/{workId}',
    values: work,
    answers: members('200'),
  },
  {
    endpoint: 'POST /v1/recommendation-views',
    values: ({ work: { id } }) => ({ body: { workIds: [id] } }),
    answers: members('200'),
  },
  { endpoint: 'GET /v1/recommendation-settings', answers: members('200') },
  {
    endpoint: 'PUT /v1/recommendation-settings',
    values: () => ({ body: { inRecommendations: false } }),
    answers: members('200'),
  },
]
