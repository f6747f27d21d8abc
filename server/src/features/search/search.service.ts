import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { SearchItem, UserSearchItem } from '@medley/contract/shapes'
import type { Viewer } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Place, readToken, writeToken } from './search.page-token.rules.ts'
import { searchUsers, searchWorks } from './search.queries.ts'
import { querySources, termOf } from './search.sources.service.ts'
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

/**
 * One page of works of a medium, or of users. Throws `validation_error` for a foreign `nextToken`, and
 * `provider_error` where nothing is found and a source did not answer.
 */
export async function search(
  ctx: Context,
  viewer: Viewer,
  asked: Search,
): Promise<Found<SearchItem> | Found<UserSearchItem>> {
  const place = readToken(asked, asked.nextToken)
  if (asked.category !== 'users') return searchByName(ctx, viewer, asked, asked.category, place)
  const start = place ?? { offset: 0, newestId: 0, time: ctx.clock.now() }
  const users = await searchUsers(ctx.db, asked.q, viewer, pageAt(start, asked))
  return pageOf(users.map(toUserSearchItem), asked, start)
}

async function searchByName(
  ctx: Context,
  viewer: Viewer,
  asked: Search,
  medium: Medium,
  place: Place | null,
): Promise<Found<SearchItem>> {
  // Later pages show the results of the first page's search.
  const hasFailed = place === null && (await querySources(ctx, medium, asked.q))
  const start = place ?? { offset: 0, newestId: limits.idMax, time: ctx.clock.now() }
  const works = await searchWorks(ctx.db, viewer?.id ?? null, {
    medium,
    q: asked.q,
    term: termOf(asked.q),
    horizon: start,
    ...pageAt(start, asked),
  })
  if (works.length === 0 && hasFailed) throw new AppError('provider_error')
  const newestId = place?.newestId ?? works[0]?.newestId ?? 0
  return pageOf(works.map(toSearchItem), asked, { ...start, newestId })
}

/** One extra row shows whether there is another page. */
function pageAt({ offset }: Place, { limit }: Search) {
  return { offset, limit: limit + 1 }
}

function pageOf<Item>(items: Item[], asked: Search, place: Place): Found<Item> {
  const { limit } = asked
  const next = { ...place, offset: place.offset + limit }
  const nextToken = items.length > limit ? writeToken(asked, next) : null
  return { items: items.slice(0, limit), nextToken }
}
