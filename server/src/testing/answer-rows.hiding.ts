import { limits } from '@medley/contract/limits'
import { type AnswerRow, invalid, mediumRefused, missingId, refused } from './answer-row.ts'

const missingWork = { params: { medium: 'film', workId: missingId } }
const badMedium = { params: { medium: 'opera', workId: 1 } }
const missingUser = { params: { userId: missingId } }
const tooLarge: [string, string] = ['limit', 'Must be at most 100']

const hiddenWorkCalls = [
  'GET /v1/hidden-works/{medium}/{workId}',
  'PUT /v1/hidden-works/{medium}/{workId}',
  'DELETE /v1/hidden-works/{medium}/{workId}',
] as const

export const answersOfHiding: readonly AnswerRow[] = [
  invalid('GET /v1/blocks', { query: { limit: 101 } }, tooLarge),
  refused('PUT /v1/mutes/{userId}', 'user_not_found', missingUser),
  refused('DELETE /v1/mutes/{userId}', 'user_not_found', { params: { userId: 'ann' } }),
  invalid('GET /v1/hidden-works', { query: { limit: 101 } }, tooLarge),
  ...hiddenWorkCalls.flatMap((call) => [
    refused(call, 'work_not_found', missingWork),
    mediumRefused(call, badMedium),
  ]),
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
]
