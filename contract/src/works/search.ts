import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { mediums } from '../values/medium.ts'
import { perMedium, searchItem, userSearchItem } from '../values/shapes.ts'
import { anyText, count, filledText, flag, limit } from '../values/values.ts'

const soughtOne = z.enum([...mediums, 'users'])

/** Category of a result: a medium, or a user. */
export type FoundCategory = z.output<typeof soughtOne>

const category = z
  .string()
  .transform((name) => (/^users?$/i.test(name) ? 'users' : name))
  .pipe(z.enum(['all', ...soughtOne.options], { error: 'Unknown category' }))

export type SearchCategory = z.output<typeof category>

const items = z.union([z.array(searchItem), z.array(userSearchItem)])
const nextToken = z.string().nullable()

/** Results by category, up to `searchCountMax`. */
const counts = perMedium.extend({ users: count })

export type SearchCounts = z.output<typeof counts>

/** One category's results; `nextToken` continues them in a search of that category. */
const group = z.object({ category: soughtOne, items, nextToken })

export type SearchGroup = z.output<typeof group>

const id = z.int().positive()

/** People and series that bear the name which is looked for. */
const named = z.object({
  users: z.array(userSearchItem).describe('Members with this username or name'),
  contributors: z.array(
    z.object({ id, name: z.string(), workCount: count, titles: z.array(z.string()) }),
  ),
  series: z.array(z.object({ id, title: z.string(), medium: z.enum(mediums), workCount: count })),
})

export type NamedResults = z.output<typeof named>

const answer = z.object({
  /** With category `all`: the best works of all mediums. */
  items,
  nextToken,
  /** On the first page. */
  counts: counts.optional(),
  /** With category `all`: each category with results, the best match first. */
  groups: z.array(group).optional(),
  /** With category `all`, on the first page. */
  named: named.optional(),
})

export type SearchAnswer = z.output<typeof answer>

export const search = defineEndpoint({
  method: 'GET',
  path: '/v1/search',
  access: 'optional',
  summary: 'Searches works of one or all mediums, or users, by name',
  query: z.object({
    q: filledText(limits.searchTermMax),
    category: category.default('film'),
    /** With category `all`, per category. */
    limit: limit(50, 20),
    nextToken: anyText.max(500).optional(),
    /** For suggestions while typing: results come only from what is stored, without querying sources. */
    suggest: flag.default(false),
  }),
  status: 200,
  answer,
  errors: ['provider_error'],
})
