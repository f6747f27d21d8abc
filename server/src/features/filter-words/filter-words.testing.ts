import { limits } from '@medley/contract/limits'
import { invalid } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'

export const filterWordsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'PUT /v1/filter-words',
      values: () => ({ body: { words: ['spoiler'] } }),
    },
  ],
  answers: [
    invalid('PUT /v1/filter-words', { body: { words: ['!?'] } }, [
      'words[0]',
      'Must contain a letter or digit',
    ]),
    invalid('PUT /v1/filter-words', { body: { words: ['a'.repeat(limits.filterWordMax + 1)] } }, [
      'words[0]',
      `Must be at most ${limits.filterWordMax} characters`,
    ]),
    invalid(
      'PUT /v1/filter-words',
      { body: { words: Array.from({ length: limits.filterWordsMax + 1 }, String) } },
      ['words', `Must be at most ${limits.filterWordsMax} words`],
    ),
  ],
}
