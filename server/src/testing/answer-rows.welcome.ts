import { limits } from '@medley/contract/limits'
import { type AnswerRow, invalid, mediumRefused } from './answer-row.ts'

const tooMany = Array.from({ length: limits.worksToRateMax + 1 }, (_, place) => place + 1)

export const answersOfWelcome: readonly AnswerRow[] = [
  invalid('PUT /v1/welcome', { body: {} }, ['step', 'Required']),
  invalid('GET /v1/works-to-rate', { query: { limit: 61 } }, ['limit', 'Must be at most 60']),
  invalid('GET /v1/works-to-rate', { query: { except: '1;2' } }, [
    'except',
    'Must be ids separated by commas',
  ]),
  invalid('GET /v1/works-to-rate', { query: { except: tooMany.join(',') } }, [
    'except',
    `Must be at most ${limits.worksToRateMax} ids`,
  ]),
  mediumRefused('GET /v1/works-to-rate', { query: { mediums: ['opera'] } }),
  invalid('GET /v1/popular-reviews', { query: { limit: 21 } }, ['limit', 'Must be at most 20']),
  mediumRefused('GET /v1/popular-reviews', { query: { mediums: ['opera'] } }),
]
