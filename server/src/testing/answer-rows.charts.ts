import { type AnswerRow, invalid, mediumRefused, missingId, refused } from './answer-row.ts'

const film = { params: { medium: 'film' } }

export const answersOfCharts: readonly AnswerRow[] = [
  mediumRefused('GET /v1/charts/{medium}', { params: { medium: 'opera' } }),
  invalid('GET /v1/charts/{medium}', { ...film, query: { limit: 101 } }, [
    'limit',
    'Must be at most 100',
  ]),
  invalid('GET /v1/charts/{medium}', { ...film, query: { decade: 1985 } }, [
    'decade',
    'Must be the first year of a decade',
  ]),
  refused('GET /v1/users/{userId}/taste-match', 'user_not_found', {
    params: { userId: missingId },
  }),
  invalid('GET /v1/taste-matches', { query: { limit: 51 } }, ['limit', 'Must be at most 50']),
  invalid('PUT /v1/taste-matches/findability', { body: {} }, [
    'isFindable',
    'Must be true or false',
  ]),
]
