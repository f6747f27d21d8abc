import type { Medium } from '@medley/contract/medium'
import type { SearchItem, UserSearchItem } from '@medley/contract/shapes'
import type { Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { readToken, writeToken } from './search.paging.ts'
import { searchUsers, searchWorks } from './search.queries.ts'
import { toSearchItem, toUserSearchItem } from './search.view.ts'

interface Search {
  q: string
  category: Medium | 'users'
  limit: number
  nextToken?: string | undefined
}

interface Found<Item> {
  items: Item[]
  nextToken: string | null
}

/** One page of works of a medium, or of users. Throws `validation_error` for a foreign `nextToken`. */
export async function search(
  ctx: Context,
  viewer: Viewer,
  asked: Search,
): Promise<Found<SearchItem> | Found<UserSearchItem>> {
  const { q, category } = asked
  const offset = readToken(asked, asked.nextToken)
  // One more than wanted tells whether there is another page.
  const page = { offset, limit: asked.limit + 1 }
  if (category === 'users') {
    const users = await searchUsers(ctx.db, q, viewer, page)
    return pageOf(users.map(toUserSearchItem), asked, offset)
  }
  const works = await searchWorks(ctx.db, q, category, viewer?.id ?? null, page)
  return pageOf(works.map(toSearchItem), asked, offset)
}

function pageOf<Item>(items: Item[], asked: Search, offset: number): Found<Item> {
  const { limit } = asked
  const nextToken = items.length > limit ? writeToken(asked, offset + limit) : null
  return { items: items.slice(0, limit), nextToken }
}
