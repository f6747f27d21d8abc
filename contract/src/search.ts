import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { mediums } from './medium.ts'
import { searchItem, userSearchItem } from './shapes.ts'
import { anyText, filledText, limit } from './values.ts'

const category = z
  .string()
  .transform((name) => (/^users?$/i.test(name) ? 'users' : name))
  .pipe(z.enum([...mediums, 'users'], { error: 'Unknown category' }))

export const search = defineEndpoint({
  method: 'GET',
  path: '/v1/search',
  access: 'optional',
  summary: 'Works of one medium, or users, by name',
  query: z.object({
    q: filledText(limits.searchTermMax),
    category: category.default('film'),
    limit: limit(50, 20),
    nextToken: anyText.max(500).optional(),
  }),
  status: 200,
  answer: z.object({
    items: z.union([z.array(searchItem), z.array(userSearchItem)]),
    nextToken: z.string().nullable(),
  }),
  errors: ['provider_error'],
})
