import { sourceOfSlug } from '@medley/contract/transfer/import-sources'
import { limits, usernamePattern } from '@medley/contract/limits'
import { isMedium, type Medium } from '@medley/contract/values/medium'
import { publicPaths } from '@medley/contract/paths'
import {
  findMemberAt,
  matchRoute,
  type RouteMatch,
  screenAt,
  type ScreenPath,
  workIdOf,
} from '@medley/contract/route-table'
import { productName, titled } from '@medley/messages/titles'
import { showEntry } from '../entries/entries.service.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { requireVisibleUser } from '../profiles/profiles.service.ts'
import { type Titled, withTitlesIn } from '../works/works.titles.service.ts'
import { showSharedYear } from '../years/years.shared.service.ts'
import type { PageFacts } from './document/facts.ts'
import type { SitePart } from './document/schema-org.ts'
import type { PageTexts } from './document/words.ts'
import {
  findContributorPage,
  findListPage,
  findMergedWork,
  findReviewPage,
  findSeriesPage,
  findWorkPage,
  listLeadingWorks,
} from './pages.queries.ts'
import { listsView, listView, profileView, reviewView, yearView } from './pages.members.view.ts'
import type { PageView } from './pages.shared.view.ts'
import {
  contributorView,
  discussionView,
  entryView,
  discoverView,
  exploreView,
  landingView,
  seriesView,
  sourcesView,
  sourceView,
  textPageView,
  workView,
} from './pages.view.ts'

const entriesInData = 50
const worksInData = 20
const largestId = 2_147_483_647

type Params = RouteMatch['params']
type Describe = (
  ctx: Context,
  site: SitePart,
  params: Params,
) => Promise<PageView | Unshared> | PageView

/** A page that nothing is shared of. */
interface Unshared {
  title: string
  shared: null
}

const described: Partial<Record<ScreenPath, Describe>> = {
  '/': (_, site) => landingView(site),
  '/intro': textView('/intro', 'intro'),
  '/coming-from': (_, site) => sourcesView(site, titleAt('/coming-from', site.texts)),
  '/coming-from/:service': (_, site, { service }) => {
    const source = sourceOfSlug(service)
    if (!source) throw notFound('work')
    return sourceView(site, source)
  },
  '/install': textView('/install', 'install'),
  '/credits': textView('/credits', 'credits'),
  '/privacy-policy': textView('/privacy-policy', 'privacyPolicy'),
  '/terms-and-conditions': textView('/terms-and-conditions', 'terms'),
  '/explore/:medium': async (ctx, site, params) => {
    const medium = mediumIn(params)
    return exploreView(
      site,
      medium,
      await inLanguage(ctx, site, await listLeadingWorks(ctx.db, medium, worksInData)),
    )
  },
  '/discover/:medium': (_, site, params) => discoverView(site, mediumIn(params)),
  '/:medium/:workId': async (ctx, site, params) =>
    workView(site, await findShownWork(ctx, site, params)),
  '/:medium/:workId/discussion': async (ctx, site, params) =>
    discussionView(site, await findShownWork(ctx, site, params)),
  '/:medium/:workId/:entry': async (ctx, site, params) => {
    const work = await findShownWork(ctx, site, params)
    const name = params['entry'] ?? ''
    const { entry } = await showEntry(ctx, null, { medium: work.medium, workId: work.id, name })
    return entryView(site, work, { name, title: entry.title })
  },
  '/contributors/:id': async (ctx, site, params) => {
    const id = idIn(params['id'])
    const contributor = id === null ? undefined : await findContributorPage(ctx.db, id, worksInData)
    if (!contributor) throw notFound('contributor')
    return contributorView(site, await withWorksInLanguage(ctx, site, contributor))
  },
  '/series/:id': async (ctx, site, params) => {
    const id = idIn(params['id'])
    const series = id === null ? undefined : await findSeriesPage(ctx.db, id, worksInData)
    if (!series) throw notFound('series')
    return seriesView(site, await withWorksInLanguage(ctx, site, series))
  },
  '/review/:id': async (ctx, site, params) => {
    const id = idIn(params['id'])
    const review = id === null ? undefined : await findReviewPage(ctx.db, id)
    if (!review) throw notFound('review')
    const [work] = await inLanguage(ctx, site, [{ id: review.workId }])
    return reviewView(site, { ...review, displayTitle: work?.displayTitle })
  },
  '/profile/:username': async (ctx, site, params) => {
    const person = await findPerson(ctx, params)
    return isOpen(person) ? profileView(site, person) : unshared('/profile/:username', site)
  },
  '/u/:username/lists': async (ctx, site, params) => {
    const person = await findPerson(ctx, params)
    return isOpen(person) ? listsView(site.texts, person) : unshared('/u/:username/lists', site)
  },
  '/u/:username/years/:year': async (ctx, site, params) => {
    const person = await findPerson(ctx, params)
    const year = Number(params['year'])
    return yearView(site, person, await showSharedYear(ctx, { userId: person.id, year }))
  },
  '/u/:username/lists/:listId': async (ctx, site, params) => {
    const id = idIn(params['listId'])
    const list = id === null ? undefined : await findListPage(ctx.db, id, entriesInData)
    if (!list) throw notFound('list')
    return listView(site, await withWorksInLanguage(ctx, site, list))
  },
}

/** True if the member shows visitors more than name and picture. */
const isOpen = ({ onlyFor }: { onlyFor: unknown }) => onlyFor === null

/** A page without anything for other sites, search machines and link cards. */
const unshared = (path: ScreenPath, { texts }: SitePart): Unshared => ({
  title: titleAt(path, texts),
  shared: null,
})

/** Throws `work_not_found`. */
async function findWork({ db }: Context, params: Params) {
  const id = idIn(String(workIdOf(params['workId'] ?? '')))
  const work = id === null ? undefined : await findWorkPage(db, mediumIn(params), id)
  if (!work) throw notFound('work')
  return work
}

/** As `findWork`, with the title in the language of the page. */
async function findShownWork(ctx: Context, site: SitePart, params: Params) {
  const work = await findWork(ctx, params)
  const [shown = work] = await inLanguage(ctx, site, [work])
  return shown
}

/** Works with their titles in the language of the page. */
const inLanguage = <Work extends { id: number }>(
  { db }: Context,
  { texts }: SitePart,
  works: readonly Work[],
): Promise<(Work & Titled)[]> => withTitlesIn(db, texts.language, works)

async function withWorksInLanguage<Page extends { works: readonly { id: number }[] }>(
  ctx: Context,
  site: SitePart,
  page: Page,
) {
  return { ...page, works: await inLanguage(ctx, site, page.works) }
}

const missingIn = (texts: PageTexts): PageFacts => ({
  status: 404,
  title: titleAt('*', texts),
  shared: null,
})

/**
 * The data of a page for a visitor before the app runs, read in one statement, and one more for
 * titles in another language than English. Hidden and missing things are both not found. Takes the path from the address bar.
 */
export async function describePage(
  ctx: Context,
  site: SitePart,
  pathname: string,
): Promise<PageFacts> {
  const match = matchRoute(pathname)
  if (match.path === '*') return findProfileAt(ctx, pathname, missingIn(site.texts))
  const screen = screenAt(match.path)
  const describe = described[match.path]
  try {
    if (describe) {
      const view = await describe(ctx, site, match.params)
      return { status: 200, ...view, requests: screen.calls?.(match.params) ?? [] }
    }
    if (screen.isPersonal) await findPerson(ctx, match.params)
    return { status: 200, ...unshared(match.path, site) }
  } catch (error) {
    if (error instanceof AppError && error.status === 404)
      return findMoved(ctx, match, missingIn(site.texts))
    throw error
  }
}

/**
 * The data of a page that is the same for every member, whatever they hide and whoever blocks them: the page of a
 * work, and where a member's addresses begin. Null for other pages, and where only the app can tell whether the member
 * may see the work.
 */
export async function describePageForMembers(
  ctx: Context,
  site: SitePart,
  pathname: string,
): Promise<PageFacts | null> {
  const { path } = matchRoute(pathname)
  if (path === '*') {
    const facts = await findProfileAt(ctx, pathname, missingIn(site.texts))
    return facts.movedTo === undefined ? null : facts
  }
  if (path !== '/:medium/:workId') return null
  const { status, title, shared, content } = await describePage(ctx, site, pathname)
  return status === 200 && content !== undefined ? { status, title, shared, content } : null
}

/** Where the start of the addresses of an existing member's pages leads. */
async function findProfileAt(
  ctx: Context,
  pathname: string,
  missing: PageFacts,
): Promise<PageFacts> {
  const username = findMemberAt(pathname)
  if (username === undefined) return missing
  try {
    const person = await findPerson(ctx, { username })
    return { ...missing, movedTo: publicPaths.profile(person.username) }
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return missing
    throw error
  }
}

/** Where a merged work's address leads; other missing pages are not found. */
async function findMoved(
  ctx: Context,
  { path, params }: RouteMatch,
  missing: PageFacts,
): Promise<PageFacts> {
  const { medium, workId = '' } = params
  const id = idIn(String(workIdOf(workId)))
  if (path !== '/:medium/:workId' || !isMedium(medium) || id === null) return missing
  const work = await findMergedWork(ctx.db, medium, id)
  return work ? { ...missing, movedTo: publicPaths.work(work) } : missing
}

type FixedText = 'intro' | 'install' | 'credits' | 'privacyPolicy' | 'terms'

/** Describes a page with constant text. */
function textView(path: ScreenPath, name: FixedText): Describe {
  return (_, { texts }) => textPageView(titleAt(path, texts), path, texts.descriptions[name])
}

function titleAt(path: ScreenPath, { screenTitles }: PageTexts): string {
  const title = new Map<string, string>(Object.entries(screenTitles)).get(path)
  return title === undefined ? productName : titled(title)
}

function mediumIn(params: Params): Medium {
  const { medium } = params
  if (!isMedium(medium)) throw notFound('work')
  return medium
}

/** Parses an id; null if no row can have it. */
function idIn(text = ''): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= largestId ? id : null
}

async function findPerson(ctx: Context, { username = '' }: Params) {
  if (!usernamePattern.test(username) || username.length > limits.usernameMax) {
    throw notFound('user')
  }
  return requireVisibleUser(ctx.db, null, username)
}
