import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { limitPerDay, limitPerMinute } from './rate-limits.ts'
import { filledText } from './values.ts'

const filterWord = filledText(limits.filterWordMax).refine(
  (word) => /[\p{L}\p{N}]/u.test(word),
  'Must contain a letter or digit',
)

const filterWords = z.object({ words: z.array(z.string()) })

export const listFilterWords = defineEndpoint({
  method: 'GET',
  path: '/v1/filter-words',
  access: 'member',
  summary: "The words that hide comments under the caller's reviews",
  status: 200,
  answer: filterWords,
  errors: [],
})

export const setFilterWords = defineEndpoint({
  method: 'PUT',
  path: '/v1/filter-words',
  access: 'member',
  summary:
    "Replaces the words: a comment under the caller's reviews with one of them, as a whole word and whatever its case and accents, is shown to its author alone",
  body: z.object({
    words: z
      .array(filterWord)
      .max(limits.filterWordsMax, `Must be at most ${limits.filterWordsMax} words`)
      .describe('Of words that differ by case and accents alone, the first is kept'),
  }),
  accountLimits: [limitPerMinute(20), limitPerDay(200)],
  status: 200,
  answer: filterWords,
  errors: [],
})
