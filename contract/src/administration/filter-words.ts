import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { filledText } from '../values/values.ts'

const filterWord = filledText(limits.filterWordMax).refine(
  (word) => /[\p{L}\p{N}]/u.test(word),
  'Must contain a letter or digit',
)

const filterWords = z.object({ words: z.array(z.string()) })

export const listFilterWords = defineEndpoint({
  method: 'GET',
  path: '/v1/filter-words',
  access: 'member',
  summary: "Lists the words that hide comments on the caller's reviews",
  status: 200,
  answer: filterWords,
  errors: [],
})

export const setFilterWords = defineEndpoint({
  method: 'PUT',
  path: '/v1/filter-words',
  access: 'member',
  summary:
    "Replaces the caller's filter words. A comment on the caller's reviews with one of them, as a whole word regardless of case and accents, is visible to its author only",
  body: z.object({
    words: z
      .array(filterWord)
      .max(limits.filterWordsMax, `Must be at most ${limits.filterWordsMax} words`)
      .describe('Of words that differ only by case and accents, the first is stored'),
  }),
  accountLimits: [limitPerMinute(20), limitPerDay(200)],
  status: 200,
  answer: filterWords,
  errors: [],
})
