import { limits } from '@medley/contract/limits'
import { invalid, mediumRefused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'

const tooMany = Array.from({ length: limits.worksToRateMax + 1 }, (_, index) => index + 1)

export const welcomeRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/welcome', answers: members('200') },
    {
      endpoint: 'PUT /v1/welcome',
      values: () => ({ body: { step: 'people' } }),
      answers: members('200'),
    },
    { endpoint: 'GET /v1/welcome/people', answers: members('200') },
    { endpoint: 'GET /v1/works-to-rate', answers: members('200') },
  ],
  answers: [
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
  ],
}
