import type { Medium } from '@medley/contract/medium'
import type { SearchItem, UserSearchItem } from '@medley/contract/shapes'
import type { Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { readToken, writeToken } from './search.paging.ts'
import { type Page, searchUsers, searchWorks } from './search.queries.ts'
import { toSearchItem, toUserSearchItem } from './search.view.ts'

interface Search {
  q: string
  category: Medium | 'users'
  limit: number
  nextToken?: string | undefined
}

type Found =
  | { items: SearchItem[]; nextToken: string | null }
  | { items: UserSearchItem[]; nextToken: string | null }

/** One page of works of a medium, or of users. Throws `validation_error` for a foreign `nextToken`. */
export async function search(ctx: Context, viewer: Viewer, asked: Search): Promise<Found> {
  const offset = readToken(asked, asked.nextToken)
  const { limit, q, category } = asked
  // One more than wanted tells whether there is another page.
  const page = { offset, limit: limit + 1 }
  const items =
    category === 'users'
      ? await findUsers(ctx, viewer, q, page)
      : await findWorks(ctx, viewer, q, category, page)
  const nextToken = items.length > limit ? writeToken(asked, offset + limit) : null
  return { items: items.slice(0, limit), nextToken } as Found
}

async function findWorks(ctx: Context, viewer: Viewer, q: string, medium: Medium, page: Page) {
  const rows = await searchWorks(ctx.db, q, medium, viewer?.id ?? null, page)
  return rows.map(toSearchItem)
}

async function findUsers(ctx: Context, viewer: Viewer, q: string, page: Page) {
  const rows = await searchUsers(ctx.db, q, viewer, page)
  return rows.map(toUserSearchItem)
}
