import { limits } from '@medley/contract/limits'
import { invalid, mediumRefused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'

const tooMany = Array.from({ length: limits.worksToRateMax + 1 }, (_, index) => index + 1)

export const welcomeRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'PUT /v1/welcome',
      values: () => ({ body: { step: 'people' } }),
    },
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
