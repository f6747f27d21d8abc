import { everyone, members, type Row } from './permission-row.ts'

/** First steps, and what strangers write. */
export const rowsOfWelcome: readonly Row[] = [
  { endpoint: 'GET /v1/welcome', answers: members('200') },
  {
    endpoint: 'PUT /v1/welcome',
    values: () => ({ body: { step: 'people' } }),
    answers: members('200'),
  },
  { endpoint: 'GET /v1/welcome/people', answers: members('200') },
  { endpoint: 'GET /v1/works-to-rate', answers: members('200') },
  {
    // Owners of other scenes write about films, and their texts look as private as this one's.
    endpoint: 'GET /v1/popular-reviews',
    values: () => ({ query: { mediums: ['podcast'] } }),
    answers: members('200'),
  },
  { endpoint: 'GET /v1/popular-reviews/quote', answers: everyone('200') },
]
