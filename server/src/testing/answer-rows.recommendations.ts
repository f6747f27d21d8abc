import { limits } from '@medley/contract/limits'
import { type AnswerRow, invalid, mediumRefused, missingId, refused } from './answer-row.ts'

const missingWork = { params: { medium: 'film', workId: missingId } }
const badMedium = { params: { medium: 'opera', workId: 1 } }

const callsOfOneWork = [
  'GET /v1/works/{medium}/{workId}/similar',
  'PUT /v1/dismissed-works/{medium}/{workId}',
  'DELETE /v1/dismissed-works/{medium}/{workId}',
] as const

export const answersOfRecommendations: readonly AnswerRow[] = [
  ...callsOfOneWork.flatMap((call) => [
    refused(call, 'work_not_found', missingWork),
    mediumRefused(call, badMedium),
  ]),
  mediumRefused('GET /v1/recommendations/{medium}', badMedium),
  mediumRefused('GET /v1/discover/{medium}', badMedium),
  invalid('GET /v1/recommendations', { query: { limit: 61 } }, ['limit', 'Must be at most 60']),
  invalid(
    'GET /v1/recommendations/{medium}',
    { params: { medium: 'film' }, query: { offset: -1 } },
    ['offset', 'Must be a whole number'],
  ),
  invalid('GET /v1/dismissed-works', { query: { limit: 101 } }, ['limit', 'Must be at most 100']),
  invalid(
    'POST /v1/recommendation-views',
    { body: { workIds: Array.from({ length: limits.recommendationViewsMax + 1 }, () => 1) } },
    ['workIds', `Must be at most ${limits.recommendationViewsMax} works`],
  ),
  invalid('PUT /v1/recommendation-settings', { body: {} }, [
    'inRecommendations',
    'Must be true or false',
  ]),
]
