import { limits } from '@medley/contract/limits'
import { isMedium, type Medium, mediums } from '@medley/contract/values/medium'
import type { FoundCategory, SearchAnswer, SearchCategory } from '@medley/contract/works/search'
import type { Viewer } from '../../actor.ts'
import { AppError, invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { recordIfAvailable } from '../../db/unavailable.ts'
import { listNamed, type NamedRow } from './search.named.queries.ts'
import { type PageStart, readToken, writeToken } from './search.page-token.rules.ts'
import { querySources, type SourceQueries } from './search.sources.service.ts'
import { type FoundUser, searchUsers } from './search.users.queries.ts'
import {
  bestWorks,
  byBestMatch,
  countsOf,
  toNamed,
  toSearchItem,
  toUserSearchItem,
} from './search.view.ts'
import { findWorks, type FoundWorks } from './search.works.service.ts'

interface Search {
  q: string
  category: SearchCategory
  limit: number
  nextToken?: string | undefined
  suggest: boolean
}

type Group = NonNullable<SearchAnswer['groups']>[number]

/**
 * One page of works of a medium or of users, or the first of every category. Throws `validation_error` for
 * a foreign `nextToken`, and `provider_error` if nothing is found and a source did not answer.
 */
export async function search(ctx: Context, viewer: Viewer, asked: Search): Promise<SearchAnswer> {
  const given = readToken(asked, asked.nextToken)
  if (given) return searchPage(ctx, viewer, asked, given)
  // Later pages show the results of the first page's search.
  const { queries, db } = asked.suggest ? { queries: [], db: ctx.db } : await queryFirst(ctx, asked)
  const find = () => findFirst({ ...ctx, db }, viewer, asked)
  const early = await find()
  const { start, works, users } =
    !hasHits(early) && (await hasMoreLate(queries)) ? await find() : early
  const counts = countsOf(works, users)
  const next = { ...start, newestId: works.newestId }
  const groups = groupsOf(asked, works, users, next)
  const isEmpty = groups.every(({ items }) => items.length === 0)
  const isIncomplete = queries.some((one) => one.isIncomplete())
  if (isEmpty && isIncomplete) throw new AppError('provider_error')
  if (asked.category === 'all') {
    const items = bestWorks(works.works, asked.limit)
    return { items, nextToken: null, counts, groups, named: toNamed(asked.q, early.named, users) }
  }
  const [{ items, nextToken } = { items: [], nextToken: null }] = groups
  return { items, nextToken, counts }
}

/** Queries sources, which stores what they find, and says where to read it; none while it cannot be stored. */
async function queryFirst(ctx: Context, asked: Search) {
  const { primary: db } = ctx
  const queries = (await recordIfAvailable(() => querySourcesOf({ ...ctx, db }, asked))) ?? []
  return { queries, db: queries.some(({ isSent }) => isSent) ? db : ctx.db }
}

interface FoundFirst {
  start: PageStart
  works: FoundWorks
  users: readonly FoundUser[]
  named: readonly NamedRow[]
}

async function findFirst(ctx: Context, viewer: Viewer, asked: Search): Promise<FoundFirst> {
  const start = { offset: 0, newestId: limits.idMax, time: ctx.clock.now() }
  const [works, users, named] = await Promise.all([
    findWorks(ctx.db, viewer, { ...asked, mediums: mediumsOf(asked.category), start }),
    searchUsers(ctx.db, asked.q, viewer, { offset: 0, limit: asked.limit + 1 }),
    asked.category === 'all'
      ? listNamed(ctx.db, viewer, { q: asked.q, isTyping: asked.suggest })
      : [],
  ])
  return { start, works, users, named }
}

/** True if more than guesses were found. */
const hasHits = ({ works, users }: FoundFirst) =>
  users.length > 0 || works.works.some(({ isGuess }) => !isGuess)

/** Waits for late sources, since there is nothing else to show; returns whether one responded. */
async function hasMoreLate(queries: readonly SourceQueries[]): Promise<boolean> {
  const came = await Promise.all(queries.map((one) => one.waitForLate()))
  return came.includes(true)
}

async function searchPage(
  ctx: Context,
  viewer: Viewer,
  asked: Search,
  start: PageStart,
): Promise<SearchAnswer> {
  const { category, limit } = asked
  if (category === 'users') {
    const page = { offset: start.offset, limit: limit + 1 }
    return pageOf(
      asked,
      (await searchUsers(ctx.db, asked.q, viewer, page)).map(toUserSearchItem),
      start,
    )
  }
  if (!isMedium(category)) throw invalidValue('nextToken', 'Does not belong to this search')
  const { works } = await findWorks(ctx.db, viewer, { ...asked, mediums: [category], start })
  return pageOf(asked, works.map(toSearchItem), start)
}

function querySourcesOf(ctx: Context, { q, category }: Search): Promise<SourceQueries[]> {
  return Promise.all(mediumsOf(category).map((medium) => querySources(ctx, medium, q)))
}

function mediumsOf(category: SearchCategory): readonly Medium[] {
  if (category === 'all') return mediums
  return isMedium(category) ? [category] : []
}

/** The first page of each wanted category with results, the best match first. */
function groupsOf(
  asked: Search,
  { works }: FoundWorks,
  users: readonly FoundUser[],
  start: PageStart,
): Group[] {
  const groups: Group[] = byBestMatch(works).map(([medium, found]) => {
    const hits = found.filter(({ isGuess }) => !isGuess)
    // Guesses have no further page.
    const shown = hits.length > asked.limit ? found : found.slice(0, asked.limit)
    return groupOf(asked, medium, shown.map(toSearchItem), start)
  })
  const includesUsers = asked.category === 'users' || asked.category === 'all'
  if (!includesUsers || users.length === 0) return groups
  const people = groupOf(asked, 'users', users.map(toUserSearchItem), start)
  const firstGuess = byBestMatch(works).findIndex(([, [best]]) => best?.isGuess)
  return groups.toSpliced(firstGuess === -1 ? groups.length : firstGuess, 0, people)
}

function groupOf<Item>(asked: Search, category: FoundCategory, items: Item[], start: PageStart) {
  return { category, ...pageOf({ ...asked, category }, items, start) }
}

/** One extra item shows that there is another page. */
function pageOf<Item>(asked: Search, items: Item[], start: PageStart) {
  const { limit } = asked
  const next = { ...start, offset: start.offset + limit }
  const nextToken = items.length > limit ? writeToken(asked, next) : null
  return { items: items.slice(0, limit), nextToken }
}
