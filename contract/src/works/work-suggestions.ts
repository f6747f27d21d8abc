import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { coveredWork } from '../values/shapes.ts'
import { count, id, limit, medium, offset, pathId, text, time } from '../values/values.ts'

export const errors = defineErrors({
  suggestion_not_found: [404, 'Suggestion not found'],
})

const suggestion = z.object({
  id: z.int().positive(),
  work: coveredWork,
  sameAs: coveredWork.nullable().describe('The work it is said to duplicate'),
  comment: z.string().nullable(),
  suggestedBy: z.string().describe('Username'),
  timeSuggested: time,
})
export type WorkSuggestion = z.output<typeof suggestion>

const body = z
  .object({
    sameAsId: id.optional().describe('Another work of the medium that is the same'),
    comment: text(limits.suggestionMax)
      .optional()
      .transform((value) => value || null),
  })
  .refine(({ sameAsId, comment }) => sameAsId !== undefined || comment !== null, {
    path: ['comment'],
    message: 'Required',
  })

export const suggestCorrection = defineEndpoint({
  method: 'POST',
  path: '/v1/works/{medium}/{workId}/suggestions',
  access: 'member',
  summary: 'Reports a duplicate of a work or a wrong fact to the operator',
  idempotent: true,
  params: z.object({ medium, workId: pathId('work_not_found') }),
  body,
  status: 201,
  answer: z.object({ id: z.int().positive() }),
  errors: ['work_not_found'],
})

export const listSuggestions = defineEndpoint({
  method: 'GET',
  path: '/v1/work-suggestions',
  access: 'admin',
  summary: 'Lists open suggestions, oldest first',
  query: z.object({ limit: limit(100, 20), offset }),
  status: 200,
  answer: z.object({ items: z.array(suggestion), totalCount: count }),
  errors: ['admin_only'],
})

export const closeSuggestion = defineEndpoint({
  method: 'POST',
  path: '/v1/work-suggestions/{suggestionId}/close',
  access: 'admin',
  summary: 'Accepts or dismisses a suggestion; accepting a duplicate merges the two works',
  params: z.object({ suggestionId: pathId('suggestion_not_found') }),
  body: z.object({ outcome: z.enum(['accepted', 'dismissed']) }),
  status: 200,
  answer: z.object({ closed: z.literal(true) }),
  errors: ['admin_only', 'suggestion_not_found', 'merge_refused'],
})
